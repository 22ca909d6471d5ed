import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastLinkLengthMm, longestLinkMm, THICKEST_WIRE } from '#layout/chain/link-pitch.ts';
import { clamp } from '#shared/units.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { buildChain } from './chain.ts';

const bodyOf = bodiesByKernel();

/** Chains from a child's anklet to a matinee, of links as wide as any weight asks for. */
const chains = fc
  .record({
    lengthMm: fc.double({ min: 120, max: 560, noNaN: true }),
    linkWidthMm: fc.double({ min: 1.6, max: 16, noNaN: true }),
    wire: fc.double({ min: 0.12, max: THICKEST_WIRE, noNaN: true }),
    long: fc.double({ min: 0, max: 3, noNaN: true }),
  })
  .map(({ lengthMm, linkWidthMm, wire, long }) => {
    const wireMm = clamp(wire * linkWidthMm, 0.25, 4);
    const longestMm = Math.min(24, longestLinkMm({ lengthMm, linkWidthMm, wireMm }));
    const linkLengthMm = clamp(long * linkWidthMm, Math.max(linkWidthMm, leastLinkLengthMm(wireMm)), longestMm);
    return { kind: 'chain', lengthMm, wireMm, linkWidthMm, linkLengthMm, supply: 'made' } as const;
  })
  .filter(({ linkWidthMm, linkLengthMm, lengthMm, wireMm }) => {
    const links = lengthMm / (linkLengthMm - 2 * wireMm);
    return wireMm <= THICKEST_WIRE * linkWidthMm && links < 220;
  });

test('links never touch, whatever weight, width or length is asked for: pitch follows wire', () => {
  fc.assert(
    fc.property(chains, fc.constantFrom('bracelet' as const, 'chain' as const), (chain, piece) => {
      const { add, bodies, checks } = buildOne(buildChain, chain, { piece });
      expect(checks).toEqual([]);
      expect(bodyOf(...add).shells).toHaveLength(bodies);
    }),
    { numRuns: 60 },
  );
});

test('bells around a limb hang down from its links, not out from it', () => {
  const anklet = { kind: 'chain', lengthMm: 254, supply: 'made' } as const;
  const { anchors } = buildOne(buildChain, anklet, { piece: 'chain' });
  const line = anchors.find((anchor) => anchor.kind === 'line');
  // What hangs from a place hangs on the side of its −y.
  for (const place of line?.places ?? []) expect(place[6]).toBeCloseTo(1, 9);
  expect(line?.places.length).toBeGreaterThan(20);
});
