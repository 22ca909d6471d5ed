import { openingsOf, sheetUnder, sketchOf } from '#designer/sketch/draw/sketch-of.ts';
import { readSketch } from '#designer/sketch/read-sketch.ts';
import { lineDrawing } from '#picture/line-drawing.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { SketchDrawn, SketchRead } from '../answers.ts';
import type { Profiled, WorkbenchJobs } from '../jobs.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import type { JobFailure } from '../piece-jobs.ts';
import type { WorkbenchWorld } from '../world.ts';
import { asDrawn } from './as-drawn.ts';

/** A sketch as a piece in mm, with what may be sawn out of it and what has to be told. */
export function runReadSketch({ source }: WorkbenchJobs['readSketch']): Result<SketchRead, JobFailure> {
  const reading = readSketch(source);
  if (!reading.ok) return fail(because(reading.problem));
  const measured = sketchOf(reading.value);
  if (!measured.ok) return fail(because(measured.problem));
  const { sketch, notes } = measured.value;
  return ok({
    type: 'sketchRead',
    sketch,
    sheet: sheetUnder(reading.value, sketch),
    regions: sketch.openings.length > 0 ? sketch.openings : openingsOf(reading.value, sketch),
    notes,
  });
}

/** The first proposal of a sketch, drawn in lines. */
export async function runDrawSketch(
  { designer }: Pick<WorkbenchWorld, 'designer'>,
  builder: PieceBuilder,
  { sketch, brief, picture, profile }: WorkbenchJobs['drawSketch'] & Profiled,
): Promise<Result<SketchDrawn, JobFailure>> {
  const spec = await asDrawn({ designer, profile }, sketch, brief);
  if (!spec.ok) return fail(because(spec.problem));
  const piece = builder.drag(spec.value);
  if (!piece.ok) return fail(because(piece.problem));
  return ok({
    type: 'sketchDrawn',
    spec: spec.value,
    svg: lineDrawing(pictureModel(piece.value, spec.value), picture),
  });
}

function because(problem: Problem): JobFailure {
  return { problem, findings: [] };
}
