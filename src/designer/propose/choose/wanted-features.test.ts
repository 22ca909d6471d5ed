import { describe, expect, test } from 'vitest';
import type { DesignSpec } from '#spec/design-spec.ts';
import { proposalsFor } from '../testing/proposals.ts';

type Shown = (parts: readonly DesignSpec['parts'][string][]) => boolean;

const has =
  (...kinds: readonly string[]): Shown =>
  (parts) =>
    parts.some(({ kind }) => kinds.includes(kind));

/** A word, a test that a design shows it, and the reason that is given where a piece cannot have it. */
const features: readonly (readonly [string, Shown, RegExp])[] = [
  ['twisted', has('twist-shank', 'twist-band'), /not twisted: /],
  ['split shank', has('split-shank'), /one shank: /],
  ['cathedral', has('cathedral'), /no arches: /],
  ['leaf shoulders', has('leaf-shoulders'), /no leaves: /],
  [
    'knife edge',
    (parts) =>
      parts.some(
        (part) => ('profile' in part && part.profile === 'knife') || ('section' in part && part.section === 'knife'),
      ),
    /no knife edge: /,
  ],
  [
    'tapered',
    (parts) => parts.some((part) => 'palmWidthMm' in part && part.palmWidthMm < part.shoulderWidthMm),
    /of one width /,
  ],
  [
    'milgrain',
    (parts) => parts.some((part) => part.kind === 'milgrain' || ('edge' in part && part.edge === 'milgrain')),
    /milgrain is beaded by hand/,
  ],
  ['with halo', has('halo'), /no halo: /],
  ['hidden halo', has('hidden-halo'), /no hidden halo: /],
  ['double halo', (parts) => parts.filter(({ kind }) => kind === 'halo').length === 2, /one halo instead of two/],
];

const pieces = [
  'diamond engagement ring 18k',
  'oval ruby solitaire ring platinum',
  'three stone ring diamonds 18k',
  'emerald halo ring 18k',
  'wedding ring platinum',
  'diamond eternity ring 18k',
  'signet ring 18k gold',
  'gold bangle 22k 2.6',
  'diamond bangle 18k 2.6',
  'diamond stud earrings 18k',
  'ruby drop earrings 18k',
  'sapphire pendant 18k',
  'gold chain 18k',
  'diamond tennis bracelet 18k',
];

describe.each(features)('%s', (word, shown, whyNot) => {
  test.each(pieces)('%s: all four show it, or all four say why not', (piece) => {
    for (const { role, spec, reason } of proposalsFor(`${word} ${piece}`)) {
      const isShown = shown(Object.values(spec.parts));
      expect(isShown || whyNot.test(reason), `${role}: ${reason}`).toBe(true);
    }
  });
});

describe('what can be shown is shown, not excused', () => {
  test.each([
    ['22k gold kada 2.6 twisted, 30 grams', 'twist-band'],
    ['twisted diamond ring 18k', 'twist-shank'],
    ['split shank halo ring with an oval ruby', 'split-shank'],
    ['cathedral diamond engagement ring 18k', 'cathedral'],
    ['gold bangle with milgrain edges 22k 2.6', 'milgrain'],
    ['milgrain eternity band diamonds 18k', 'milgrain'],
    ['emerald drop earrings with halo 18k', 'halo'],
  ])('%s', (brief, kind) => {
    const tray = proposalsFor(brief);
    for (const { role, spec } of tray) expect(has(kind)(Object.values(spec.parts)), role).toBe(true);
    expect(new Set(tray.map(({ spec }) => JSON.stringify(spec.parts))).size).toBe(4);
  });
});

describe('an open outline is a frame', () => {
  test.each(['open heart pendant', 'open circle pendant 14k gold', 'open heart necklace with diamonds 14k'])(
    '%s',
    (brief) => {
      for (const { role, spec } of proposalsFor(brief)) {
        const borders = Object.values(spec.parts).flatMap((part) => (part.kind === 'plate' ? [part.border] : []));
        expect(borders.length, role).toBeGreaterThan(0);
        for (const border of borders) expect(border, role).toBeGreaterThan(0);
      }
    },
  );

  test('no window opens behind a post: it would show the nut', () => {
    for (const { role, spec, reason } of proposalsFor('open heart studs 14k')) {
      expect(spec.parts['plate'], role).toMatchObject({ border: 0 });
      expect(reason).toContain('a closed outline');
    }
  });
});
