import { exporters } from '#engine/export/registry.ts';
import type { Finding } from '#engine/contract/finding.ts';
import { type BenchDrawing, benchViews } from '#picture/contract.ts';
import { benchDrawing, lineDrawing } from '#picture/line-drawing.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { profileForClient } from '#spec/request/client-currency.ts';
import type { PieceBuilder } from './piece-builder.ts';
import { fileName } from './files/file-name.ts';
import { finishDesign } from './files/finish-design.ts';
import type { BenchDrawn, Built, Drawn, Exported, PicturePass } from './answers.ts';
import type { Profiled, WorkbenchJobs } from './jobs.ts';
import type { WorkbenchWorld } from './world.ts';

/** What ends a job early: the problem, and the findings behind it when a file was refused. */
export interface JobFailure {
  readonly problem: Problem;
  readonly findings: readonly Finding[];
}

function because(problem: Problem): JobFailure {
  return { problem, findings: [] };
}

/** The mesh of a spec: shells while a slider moves, the settled solid with sheet and findings when it rests. */
export function runBuild(builder: PieceBuilder, job: WorkbenchJobs['build'] & Profiled): Result<Built, JobFailure> {
  if (job.quality === 'drag') {
    const piece = builder.drag(job.spec);
    if (!piece.ok) return fail(because(piece.problem));
    return ok({
      type: 'built',
      quality: 'drag',
      model: pictureModel(piece.value, job.spec),
      sheet: undefined,
      findings: [],
    });
  }
  const settled = builder.settle(job.spec, job.quality, profileForClient(job.profile, job.currency));
  if (!settled.ok) return fail(because(settled.problem));
  const { piece, sheet, findings } = settled.value;
  return ok({ type: 'built', quality: job.quality, model: pictureModel(piece, job.spec), sheet, findings });
}

/** A line drawing of one view, from shells. */
export function runDrawing(builder: PieceBuilder, job: WorkbenchJobs['drawing']): Result<Drawn, JobFailure> {
  const piece = builder.drag(job.spec);
  if (!piece.ok) return fail(because(piece.problem));
  const svg = lineDrawing(pictureModel(piece.value, job.spec), job.picture);
  return ok({ type: 'drawing', proposalId: '', svg });
}

/** The three views for the bench, from shells. */
export function runBenchViews(builder: PieceBuilder, job: WorkbenchJobs['benchViews']): Result<BenchDrawn, JobFailure> {
  const piece = builder.drag(job.spec);
  if (!piece.ok) return fail(because(piece.problem));
  const model = pictureModel(piece.value, job.spec);
  const [top, front, side] = benchViews.map((view) => benchDrawing(model, view)) as [
    BenchDrawing,
    BenchDrawing,
    BenchDrawing,
  ];
  return ok({ type: 'benchViews', views: { top, front, side } });
}

/** A photograph of one view, sharpening in passes. */
export async function runPicture(
  world: WorkbenchWorld,
  builder: PieceBuilder,
  job: WorkbenchJobs['picture'],
  post: (answer: PicturePass) => void,
  signal: AbortSignal,
): Promise<JobFailure | undefined> {
  const settled = builder.view(job.spec);
  if (!settled.ok) return because(settled.problem);
  await world.photograph(pictureModel(settled.value, job.spec), job.picture, {
    quick: job.quick,
    signal,
    onPass: (pixels, final) => post({ type: 'picture', proposalId: '', pixels, final }),
  });
  return undefined;
}

/** A file for the caster or for viewing. Refused, with every finding and its remedy, while any finding is an error. */
export function runExport(
  builder: Pick<PieceBuilder, 'settle'>,
  job: WorkbenchJobs['export'] & Profiled,
): Result<Exported, JobFailure> {
  const finished = finishDesign(builder, job.spec, 'export', job.profile);
  if (!finished.ok) return fail(because(finished.problem));
  const { findings, write } = finished.value;
  if (!write) return fail(notCastableFailure(findings));
  return ok({
    type: 'exported',
    fileName: fileName(job.spec.title, job.format),
    mediaType: exporters[job.format].mediaType,
    bytes: write(job.format),
  });
}

function notCastableFailure(findings: readonly Finding[]): JobFailure {
  const errors = findings.filter((finding) => finding.severity === 'error');
  return {
    problem: {
      code: 'not_castable',
      message: `This design cannot be cast yet: ${errors.map((finding) => finding.message).join(' ')}`,
      remedy: errors.map((finding) => finding.remedy).join(' '),
    },
    findings,
  };
}
