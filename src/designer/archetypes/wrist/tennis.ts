import { braceletLengthsMm } from '#spec/sizes/lengths.ts';
import { terms } from '../../senses/terms.ts';
import { composeTennis } from '../../compose/wrist/compose-tennis.ts';
import type { TennisLook } from '../../looks/tennis-look.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { plannedRow } from '../../wish/stones/stone-use.ts';
import { type Archetype, type Idea } from '../archetype.ts';
import { anyLine } from '../chains/any-line.ts';
import { type OpenName, wantsBlackBeads, wantsStones } from '../names/open-name.ts';
import { flexible } from './on-wrist.ts';

/** A line in one style. */
interface StyledLine extends TennisLook {
  readonly family: StyleFamily;
  /** Only while no weight was said: with a fixed weight its spacing would contradict the role. */
  readonly unweighed?: true;
  readonly fallback?: true;
}

const even = { stoneMm: 2.4, gapMm: 0.4, finish: 'polished' } as const;

/** Even lines of 2 to 3 mm, as they are worn; size, spacing and cut tell the four apart. */
const ladder: Readonly<Record<Role, readonly StyledLine[]>> = {
  classic: [{ family: 'classic', ...even }],
  generous: [
    { family: 'classic', ...even, stoneMm: 3.1, gapMm: 1.6, unweighed: true },
    { family: 'classic', ...even, stoneMm: 3.1, gapMm: 0.4 },
    // When the weight of the line was said, only another cut can make more of it; where that was said too, larger stones
    // set apart.
    { family: 'classic', ...even, stoneMm: 2.8, gapMm: 0.4, shape: 'oval' },
    { family: 'classic', ...even, stoneMm: 3.1, gapMm: 2.6, fallback: true },
  ],
  quiet: [
    { family: 'modern', ...even, stoneMm: 1.9, gapMm: 0.2 },
    { family: 'modern', ...even, stoneMm: 1.9, gapMm: 2.6, unweighed: true },
    { family: 'modern', ...even, stoneMm: 2, gapMm: 1.6, finish: 'matte' },
  ],
  character: [
    { family: 'architectural', ...even, stoneMm: 2.4, gapMm: 1, shape: 'princess' },
    { family: 'vintage', ...even, stoneMm: 2.6, gapMm: 1, shape: 'oval' },
    { family: 'nature', ...even, stoneMm: 2, gapMm: 1, shape: 'marquise' },
    { family: 'modern', ...even, stoneMm: 3.4, gapMm: 2.8, fallback: true },
    { family: 'architectural', ...even, finish: 'brushed', gapMm: 1 },
  ],
};

/** A flexible line of stones around the wrist, and what "bracelet" means while stones are named with it. */
export const tennisArchetype = {
  ...anyLine,
  body: flexible,
  offer: 'a tennis bracelet',
  words: [
    ...terms('piece', [
      ['bracelet, braclet, bracelets, brac', { type: 'bracelet', partOf: ['haath_phool'] }],
      ['line bracelet', { type: 'bracelet', subtype: 'tennis' }],
      [
        'brasslet, haath ki chain, haath ke liye, kalai ke liye, for her wrist, for my wrist, for his wrist',
        { type: 'bracelet' },
      ],
    ]),
    ...terms('kind', [
      [
        'tennis, ek line me, ek line mein, in a single line, single row',
        { subtype: 'tennis', types: ['bracelet', 'necklace', 'chain'], alone: true },
      ],
    ]),
  ],
  names: [
    { types: ['bracelet'], open: true, typeReading: { length: 'length', isLine: true, soldInches: [5, 9.5] } },
    { types: ['bracelet'], subtype: 'tennis', reading: { weighedTogether: true } },
  ],
  givesWayTo: braceletMeant,
  stones: plannedRow,
  ideas: (asked, role) =>
    ladder[role].flatMap(({ family, unweighed, fallback = false, ...look }): readonly Idea[] =>
      unweighed && asked.stones.main?.totalCarats !== undefined
        ? []
        : [
            {
              family,
              fallback,
              compose: (to, richness) =>
                composeTennis(to, look, richness, {
                  kind: 'bracelet',
                  worn: 'wrist',
                  usualLengthMm: usualLengthMm(to),
                }),
            },
          ],
    ),
} satisfies Archetype;

function braceletMeant(open: OpenName) {
  if (wantsBlackBeads(open) && open.subtype === undefined) return 'bead-bracelet';
  return wantsStones(open) ? 'tennis' : 'chain-bracelet';
}

function usualLengthMm({ gent }: PieceWish): number {
  return gent ? braceletLengthsMm.menStandard : braceletLengthsMm.womenStandard;
}
