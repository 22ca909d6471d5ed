import { describe, expect, test } from 'vitest';
import { translation } from '#engine/mesh/math/frames.ts';
import { mergeMeshes } from '#engine/mesh/build/merge-meshes.ts';
import { placeMesh } from '#engine/mesh/build/place-mesh.ts';
import type { PictureRequest } from './contract.ts';
import { chalk, pencil } from './drawing/pencil.ts';
import { lineDrawing } from './line-drawing.ts';
import { ball, rod, testModel, testRing } from './testing/test-pieces.ts';

const request: PictureRequest = { view: 'front', ground: 'paper', widthPx: 300, heightPx: 300, seed: 1 };

/** All end points of the strokes of one kind. */
function pointsOf(svg: string, colour: string): [number, number][] {
  const paths = [...svg.matchAll(/<path ([^>]*)d="([^"]*)"/g)].filter(([, attributes]) => attributes?.includes(colour));
  return paths.flatMap(([, , path]) =>
    [...(path ?? '').matchAll(/([ML])(-?[\d.]+) (-?[\d.]+)|Q-?[\d.]+ -?[\d.]+ (-?[\d.]+) (-?[\d.]+)/g)].map(
      (match): [number, number] => [Number(match[2] ?? match[4]), Number(match[3] ?? match[5])],
    ),
  );
}

describe('the drawing of a ball', () => {
  const svg = lineDrawing(testModel({ mesh: ball(8) }), request);
  const outline = pointsOf(svg, pencil.outline.colour);

  test('is one closed circle that fills the frame as the camera plan says', () => {
    const radius = (1000 * 0.75) / 2;
    for (const [x, y] of outline) expect(Math.abs(Math.hypot(x - 500, y - 500) - radius)).toBeLessThan(5);
    const quarters = new Set(outline.map(([x, y]) => (x > 500 ? 1 : 0) + (y > 500 ? 2 : 0)));
    expect(quarters.size).toBe(4);
  });

  test('has no line inside, since a smooth surface has no edges', () => {
    expect(pointsOf(svg, pencil.edge.colour)).toEqual([]);
    expect(pointsOf(svg, pencil.contour.colour)).toEqual([]);
  });
});

test('a ring shows its hole: two outlines, one in the other', () => {
  const svg = lineDrawing(testRing(), { ...request, halfHeightMm: 20 });
  const radii = pointsOf(svg, pencil.outline.colour).map(([x, y]) => Math.hypot(x - 500, y));
  expect(Math.max(...radii) - Math.min(...radii)).toBeGreaterThan(100);
  expect(pointsOf(svg, pencil.facet.colour).length).toBeGreaterThan(10);
});

test('the rim of a rod is an edge, and what lies behind the rod is not drawn', () => {
  const hidden = placeMesh(ball(2), translation(0, 12, 0));
  const alone = lineDrawing(testModel({ mesh: rod(4, 8) }), { ...request, halfHeightMm: 12 });
  const both = lineDrawing(testModel({ mesh: mergeMeshes([rod(4, 8), hidden]) }), { ...request, halfHeightMm: 12 });
  expect(pointsOf(alone, pencil.edge.colour).length).toBeGreaterThan(4);
  expect(pointsOf(both, pencil.contour.colour)).toEqual(pointsOf(alone, pencil.contour.colour));
});

test('shells that run into each other are drawn where they meet', () => {
  const crossed = mergeMeshes([ball(6), placeMesh(ball(4), translation(6, 0, 0))]);
  const svg = lineDrawing(testModel({ mesh: crossed }), request);
  expect(pointsOf(svg, pencil.edge.colour).length).toBeGreaterThan(4);
});

test.each(['dark', 'slate'] as const)(
  'on %s ground it is drawn in chalk: the same lines, all of them light',
  (ground) => {
    const [onPaper, onDark] = [lineDrawing(testRing(), request), lineDrawing(testRing(), { ...request, ground })];
    for (const { colour } of Object.values(pencil)) expect(onDark).not.toContain(colour);
    expect(pointsOf(onDark, chalk.outline.colour).length).toBeGreaterThan(10);
    expect(onDark.split('<path').length).toBe(onPaper.split('<path').length);
  },
);

/** How strongly the gold of a ring is washed over its ground: the last wash is the metal's. */
const goldOn = (ground: PictureRequest['ground']): number =>
  Number([...lineDrawing(testRing(), { ...request, ground }).matchAll(/fill-opacity="([\d.]+)"/g)].at(-1)?.[1]);

test('gold is a wash on paper, and hardly one on dark ground, where it would be brown', () => {
  expect(goldOn('paper')).toBeGreaterThanOrEqual(0.15);
  expect(goldOn('dark')).toBeLessThanOrEqual(0.08);
});

test('is the same every time', () => {
  const model = testRing('ruby');
  expect(lineDrawing(model, request)).toBe(lineDrawing(model, request));
});
