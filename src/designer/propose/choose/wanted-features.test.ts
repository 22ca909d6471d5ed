import { describe, expect, test } from 'vitest';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { DrawnFeature } from '#spec/shown/registry.ts';
import { partsOf } from '../../parts/find-parts.ts';
import { proposalsFor } from '../testing/proposals.ts';

type Shown = (parts: readonly DesignSpec['parts'][string][]) => boolean;

interface Asked {
  /** The brief that asks for it in a piece. */
  readonly ask: (piece: string) => string;
  /** Whether a design has it, by its parts. */
  readonly shown: Shown;
  /** The reason that is given where a piece cannot have it. */
  readonly whyNot: RegExp;
  /** Briefs that have to show it, of each kind of piece that can. */
  readonly mustShow: readonly [string, ...string[]];
}

const has =
  (...kinds: readonly string[]): Shown =>
  (parts) =>
    parts.some(({ kind }) => kinds.includes(kind));

/** A feature that has no row here does not compile. */
const features: Readonly<Record<DrawnFeature, Asked>> = {
  twist: {
    ask: (piece) => `twisted ${piece}`,
    shown: has('twist-shank', 'twist-band'),
    whyNot: /not twisted: /,
    mustShow: ['22k gold kada 2.6 twisted, 30 grams', 'twisted diamond ring 18k', 'twisted wedding ring platinum'],
  },
  split_shank: {
    ask: (piece) => `split shank ${piece}`,
    shown: has('split-shank'),
    whyNot: /one shank: /,
    mustShow: ['split shank halo ring with an oval ruby', 'split shank oval ruby solitaire ring platinum'],
  },
  cathedral: {
    ask: (piece) => `cathedral ${piece}`,
    shown: has('cathedral'),
    whyNot: /no arches: /,
    mustShow: ['cathedral diamond engagement ring 18k'],
  },
  leaf_shoulders: {
    ask: (piece) => `leaf shoulders ${piece}`,
    shown: has('leaf-shoulders'),
    whyNot: /no leaves: /,
    mustShow: ['leaf shoulders diamond engagement ring 18k'],
  },
  knife_edge: {
    ask: (piece) => `knife edge ${piece}`,
    shown: (parts) =>
      parts.some(
        (part) => ('profile' in part && part.profile === 'knife') || ('section' in part && part.section === 'knife'),
      ),
    whyNot: /no knife edge: /,
    mustShow: [
      'knife edge diamond engagement ring 18k',
      'knife edge wedding ring platinum',
      'knife edge gold bangle 2.6',
    ],
  },
  tapered: {
    ask: (piece) => `tapered ${piece}`,
    shown: (parts) => parts.some((part) => 'palmWidthMm' in part && part.palmWidthMm < part.shoulderWidthMm),
    whyNot: /of one width /,
    mustShow: ['tapered diamond engagement ring 18k', 'tapered wedding ring platinum'],
  },
  milgrain: {
    ask: (piece) => `milgrain ${piece}`,
    shown: (parts) => parts.some((part) => part.kind === 'milgrain' || ('edge' in part && part.edge === 'milgrain')),
    whyNot: /milgrain is beaded by hand/,
    mustShow: [
      'gold bangle with milgrain edges 22k 2.6',
      'milgrain eternity band diamonds 18k',
      'milgrain diamond ring',
    ],
  },
  halo: {
    ask: (piece) => `with halo ${piece}`,
    shown: has('halo'),
    whyNot: /no halo: /,
    mustShow: ['emerald drop earrings with halo 18k', 'sapphire pendant with halo 18k', 'halo ring with an oval ruby'],
  },
  double_halo: {
    ask: (piece) => `double halo ${piece}`,
    shown: (parts) => parts.filter(({ kind }) => kind === 'halo').length === 2,
    whyNot: /one halo instead of two/,
    mustShow: ['double halo diamond engagement ring 18k'],
  },
  hidden_halo: {
    ask: (piece) => `hidden halo ${piece}`,
    shown: has('hidden-halo'),
    whyNot: /no hidden halo: /,
    mustShow: ['hidden halo diamond engagement ring 18k', 'hidden halo oval ruby solitaire ring platinum'],
  },
  pave: {
    ask: (piece) => `${piece} with a pave band`,
    shown: (parts) => parts.some((part) => part.kind === 'pave' || ('setting' in part && part.setting === 'pave')),
    whyNot: /pavé is set by hand/,
    mustShow: ['diamond engagement ring with pave band 18k', 'pave diamond eternity ring 18k'],
  },
  flush: {
    ask: (piece) => `flush set ${piece}`,
    shown: has('flush'),
    whyNot: /in collars: /,
    mustShow: ['gents ring with four flush set diamonds', 'disc pendant with a flush set diamond 18k'],
  },
  open_frame: {
    ask: (piece) => `open circle ${piece}`,
    shown: (parts) =>
      parts.some((part) => (part.kind === 'plate' && part.border > 0) || ('work' in part && part.work === 'pierced')),
    whyNot: /a closed outline: /,
    mustShow: ['open heart pendant', 'open circle pendant 14k gold'],
  },
};

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

describe.each(Object.entries(features))('%s', (_, { ask, shown, whyNot, mustShow }) => {
  test.each(pieces)('%s: each of four shows it or says why not, and never both', (piece) => {
    for (const { role, spec, reason } of proposalsFor(ask(piece))) {
      const isShown = shown(Object.values(spec.parts));
      expect(isShown, `${role} ${isShown ? 'shows' : 'lacks'} it: ${reason}`).toBe(!whyNot.test(reason));
    }
  });

  test.each(mustShow)('%s: shown, not excused', (brief) => {
    const tray = proposalsFor(brief);
    for (const { role, spec, reason } of tray)
      expect(shown(Object.values(spec.parts)), `${role}: ${reason}`).toBe(true);
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
      const windows = [
        ...partsOf(spec, 'plate').filter(({ border }) => border > 0),
        ...partsOf(spec, 'motif').filter(({ work }) => work === 'pierced'),
      ];
      expect(windows, role).toEqual([]);
      expect(reason).toContain('a closed outline');
    }
  });
});
