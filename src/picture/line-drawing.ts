import type {
  BenchDrawing,
  BenchView,
  GemSurface,
  GroundName,
  MetalSurface,
  PictureModel,
  PictureRequest,
} from './contract.ts';
import { type Borders, bordersOf } from './drawing/borders.ts';
import { chains } from './drawing/chains.ts';
import { contours } from './drawing/contours.ts';
import { creases } from './drawing/creases.ts';
import { createDepthBuffer, type DepthBuffer, fillTriangles } from './drawing/depth-buffer.ts';
import { createInk, type Ink } from './drawing/ink.ts';
import { meetings } from './drawing/meetings.ts';
import { chalk, hairline, pencil, type PencilStroke, type StrokeKind, strokeShape } from './drawing/pencil.ts';
import { project } from './drawing/project.ts';
import { addPlace, createSegments, type Segments } from './drawing/segments.ts';
import { surfaceOf } from './drawing/surface.ts';
import { visibleLines } from './drawing/visible-lines.ts';
import { bodyColour, FIRST_STONE, METAL, regionsOf, wash } from './drawing/wash.ts';
import { weldedMesh } from './drawing/welded-mesh.ts';
import { grounds } from './light/grounds.ts';
import type { Lens } from './stage/lens.ts';
import { stageForBench } from './stage/stage-for-bench.ts';
import { type StagedPiece, stagePiece } from './stage/stage-piece.ts';
import { stoneTriangles } from './stage/stone-points.ts';

/** Units of the drawing from top to bottom; also the pixels in which hidden lines are found. */
const HEIGHT = 1000;
/** How strongly the washes tint the ground. So much gold on velvet would be brown: by night the metal is its lines. */
const METAL_WASH = { pencil: 0.2, chalk: 0.06 } as const;
const STONE_WASH = 0.38;
/** Shorter remains of traced lines, in pixels, belong to lines that are drawn already. */
const SHORTEST_OUTLINE = 2;
const SHORTEST_MEETING = 7;

/** A drawing in progress: what lies where, and what has been drawn. */
interface PencilDrawing {
  readonly buffer: DepthBuffer;
  readonly lens: Lens;
  /** All lines so far, and those of the outline. */
  readonly ink: Ink;
  readonly outlineInk: Ink;
  readonly strokes: Readonly<Record<StrokeKind, string[]>>;
  /** What it is drawn with: pencil on paper, chalk on dark ground. */
  readonly drawnWith: Readonly<Record<StrokeKind, PencilStroke>>;
  /** Metal or kind of stone of every shell and stone in the buffer. */
  readonly classOfOwner: number[];
}

/**
 * A fine pencil drawing of a piece as SVG, in the same frame as its photograph, so that one can fade into the other:
 * outline, contours, edges and facets with hidden lines left out, over a thin wash of metal and stone.
 */
export function lineDrawing(model: PictureModel, request: PictureRequest): string {
  return drawn(stagePiece(model, request), request.ground);
}

/** One view of a piece for the bench: in parallel lines of sight, on white, with the measures of what is drawn. */
export function benchDrawing(model: PictureModel, view: BenchView): BenchDrawing {
  const { acrossMm, upMm, ...staged } = stageForBench(model, view);
  return { svg: drawn(staged, 'white'), acrossMm, upMm };
}

function drawn({ metals, gems, lens }: Pick<StagedPiece, 'metals' | 'gems' | 'lens'>, ground: GroundName): string {
  const { drawnWith } = grounds[ground];
  const width = Math.round(HEIGHT * lens.aspect);
  const pencilDrawing: PencilDrawing = {
    buffer: createDepthBuffer(width, HEIGHT),
    lens,
    ink: createInk(width, HEIGHT),
    outlineInk: createInk(width, HEIGHT),
    strokes: { outline: [], contour: [], girdle: [], edge: [], facet: [] },
    drawnWith: drawnWith === 'chalk' ? chalk : pencil,
    classOfOwner: [],
  };
  const drawMetals = metals.map((metal) => placeMetal(pencilDrawing, metal));
  const drawStones = gems.map((gem, kind) => placeStones(pencilDrawing, gem, FIRST_STONE + kind));
  const regions = regionsOf(pencilDrawing.buffer, pencilDrawing.classOfOwner);
  const borders = bordersOf(regions, width, HEIGHT);
  const washes = gems.map((gem, kind) => wash(borders[FIRST_STONE + kind], bodyColour(gem), STONE_WASH));
  washes.push(wash(borders[METAL], metals[0]?.reflectance ?? [1, 1, 1], METAL_WASH[drawnWith]));
  for (const drawItsLines of [...drawMetals, ...drawStones]) drawItsLines();
  for (const line of silhouette(regions, width)) {
    // A piece that leaves the frame has no outline at its edge.
    pencilDrawing.outlineInk.mark(alongFrame(line, width));
    for (const part of pencilDrawing.outlineInk.bare(line, SHORTEST_OUTLINE)) draw(pencilDrawing, part, 'outline');
  }
  for (const line of meetings(pencilDrawing.buffer)) {
    for (const part of pencilDrawing.ink.bare(line, SHORTEST_MEETING)) draw(pencilDrawing, part, 'edge');
  }
  return svg(pencilDrawing, washes);
}

/** The outline of the whole piece, metal and stones together. */
function silhouette(regions: Uint8Array, width: number): Borders {
  const covered = new Uint8Array(regions.length);
  for (let pixel = 0; pixel < regions.length; pixel++) covered[pixel] = Math.min(1, regions[pixel] as number);
  return bordersOf(covered, width, HEIGHT)[1] ?? [];
}

/** The points of a line that lie on the edge of the drawing. */
function alongFrame(line: readonly number[], width: number): number[] {
  const points: number[] = [];
  for (let k = 0; k < line.length; k += 2) {
    const [x, y] = [line[k] as number, line[k + 1] as number];
    if (x < 1 || y < 1 || x > width - 1 || y > HEIGHT - 1) points.push(x, y);
  }
  return points;
}

/**
 * Puts the metal into the depth buffer; returns a function that draws its lines once everything that may hide them is
 * there.
 */
function placeMetal(pencilDrawing: PencilDrawing, metal: MetalSurface): () => void {
  const { buffer, lens } = pencilDrawing;
  const seen = project(metal.positions, lens, buffer.width, buffer.height);
  const mesh = weldedMesh(metal.positions);
  const first = pencilDrawing.classOfOwner.length;
  for (let shell = 0; shell < mesh.shellCount; shell++) pencilDrawing.classOfOwner.push(METAL);
  fillTriangles(buffer, seen, (triangle) => first + (mesh.shells[triangle] as number));
  return () => {
    const surface = surfaceOf(metal.positions, metal.normals, seen, mesh, lens);
    drawLines(pencilDrawing, contours(surface), 'contour');
    drawLines(pencilDrawing, creases(surface), 'edge');
  };
}

function placeStones(pencilDrawing: PencilDrawing, gem: GemSurface, region: number): () => void {
  const { buffer, lens } = pencilDrawing;
  const perStone = gem.triangles.length / 9;
  const first = pencilDrawing.classOfOwner.length;
  for (let stone = 0; stone < gem.frames.length / 16; stone++) pencilDrawing.classOfOwner.push(region);
  fillTriangles(
    buffer,
    project(stoneTriangles(gem), lens, buffer.width, buffer.height),
    (triangle) => first + Math.floor(triangle / perStone),
  );
  return () => drawFacets(pencilDrawing, gem);
}

function drawLines(pencilDrawing: PencilDrawing, segments: Segments, kind: StrokeKind): void {
  for (const chain of chains(segments)) {
    for (const line of visibleLines(pencilDrawing.buffer, segments, chain)) {
      draw(pencilDrawing, line.points, line.outer ? 'outline' : kind);
    }
  }
}

function draw(
  { ink, outlineInk, strokes, drawnWith }: PencilDrawing,
  points: readonly number[],
  kind: StrokeKind,
): void {
  ink.mark(points);
  if (kind === 'outline' || kind === 'girdle') outlineInk.mark(points);
  strokes[kind].push(strokeShape(points, drawnWith[kind]));
}

function drawFacets(pencilDrawing: PencilDrawing, gem: GemSurface): void {
  const { buffer, lens } = pencilDrawing;
  const edges = stoneTriangles({ frames: gem.frames, triangles: gem.edges });
  const seen = project(edges, lens, buffer.width, buffer.height);
  const segments = createSegments();
  for (let k = 0; k < seen.length; k += 6) {
    segments.ends.push(
      addPlace(segments, seen[k] as number, seen[k + 1] as number, seen[k + 2] as number),
      addPlace(segments, seen[k + 3] as number, seen[k + 4] as number, seen[k + 5] as number),
    );
  }
  for (let edge = 0; edge < segments.ends.length; edge += 2) {
    for (const line of visibleLines(buffer, segments, segments.ends.slice(edge, edge + 2))) {
      if (line.outer) draw(pencilDrawing, line.points, 'girdle');
      else pencilDrawing.strokes.facet.push(hairline(line.points));
    }
  }
}

function svg({ strokes, drawnWith, buffer }: PencilDrawing, washes: readonly string[]): string {
  const shape = (kind: StrokeKind): string =>
    strokes[kind].length === 0 ? '' : `<path fill="${drawnWith[kind].colour}" d="${strokes[kind].join('')}"/>`;
  const { colour, width } = drawnWith.facet;
  const facets = `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${strokes.facet.join('')}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${buffer.width} ${buffer.height}" role="img">` +
    `${washes.join('')}${facets}${shape('edge')}${shape('girdle')}${shape('contour')}${shape('outline')}</svg>`
  );
}
