import { expect, test } from 'vitest';
import { buildOne, type PartSurroundings } from '../../testing/build-one.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildTennisLine } from '../../wrist/tennis-line.ts';
import { placedMeshes } from '../../ring/testing/placed-points.ts';
import { buildChain } from './chain.ts';
import { buildClasp } from './clasp.ts';

const stones = { line: { gem: 'lab_diamond', shape: 'round', lengthMm: 3 } } as const;
const line = { kind: 'tennis-line', holds: 'line', count: 52, gapMm: 0.35, prongMm: 0.8 } as const;
const chain = { kind: 'chain', lengthMm: 190, supply: 'made' } as const;

function clasped(hosts: NonNullable<PartSurroundings['hosts']>) {
  const { bought } = buildOne(buildClasp, { kind: 'clasp', on: 'closed' }, { piece: 'bracelet', stones, hosts });
  const [clasp] = bought;
  if (clasp === undefined) throw new Error('No clasp was bought');
  return clasp;
}

test('a hinged line is closed by a box that fills the gap between its ends', () => {
  const output = buildOne(buildTennisLine, line, { piece: 'bracelet', stones });
  const gap = output.anchors.find((anchor) => anchor.kind === 'gap');
  const { name, solid } = clasped({ closed: { part: line, output } });
  expect(name).toBe('box clasp');
  const xs = placedMeshes(solid).flatMap(({ positions }) =>
    Array.from(positions.filter((_, index) => index % 3 === 0)),
  );
  expect(gap?.lengthMm).toBeGreaterThan(7);
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(gap?.lengthMm ?? 0, 6);
});

test('a chain is closed by a lobster', () => {
  const output = buildOne(buildChain, chain, { piece: 'bracelet' });
  const clasp = clasped({ closed: { part: chain, output } });
  expect(clasp.name).toBe('lobster clasp');
  expect(placedMeshes(clasp.solid).flatMap(surfaceFaults)).toEqual([]);
});
