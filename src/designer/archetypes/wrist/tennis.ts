import { braceletLengthsMm } from '#spec/sizes/lengths.ts';
import { estimateSize } from '#spec/stone-weight.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';
import { terms } from '../../senses/terms.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import { inTurnWith } from '../../compose/in-turn.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { planTennis } from '../../proportions/wrist/line.ts';
import { saidMeasures, shapeFor, stoneFor } from '../../proportions/stone-choice.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { plannedRow } from '../../wish/stones/stone-use.ts';
import { type Archetype, type Idea } from '../archetype.ts';
import { anyLine } from '../chains/any-line.ts';
import { type OpenName, wantsBlackBeads, wantsStones } from '../names/open-name.ts';
import { flexible } from './on-wrist.ts';

interface TennisLook {
  readonly family: StyleFamily;
  readonly stoneMm: number;
  readonly gapMm: number;
  readonly shape?: BuiltCutId;
  readonly finish: RingLook['finish'];
  /** Only while no weight was said: with a fixed weight its spacing would contradict the role. */
  readonly unweighed?: true;
}

const even = { stoneMm: 2.4, gapMm: 0.4, finish: 'polished' } as const;

/** Even lines of 2 to 3 mm, as they are worn; size, spacing and cut tell the four apart. */
const ladder: Readonly<Record<Role, readonly TennisLook[]>> = {
  classic: [{ family: 'classic', ...even }],
  generous: [
    { family: 'classic', ...even, stoneMm: 3.1, gapMm: 1.6, unweighed: true },
    { family: 'classic', ...even, stoneMm: 3.1, gapMm: 0.4 },
    // When the weight of the line was said, only another cut or spacing can make more of it.
    { family: 'classic', ...even, stoneMm: 2.8, gapMm: 0.4, shape: 'oval' },
    { family: 'classic', ...even, stoneMm: 3.1, gapMm: 2.6 },
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
    { family: 'modern', ...even, stoneMm: 3.4, gapMm: 2.8 },
    { family: 'architectural', ...even, finish: 'brushed', gapMm: 1 },
  ],
};

/** What words of size add to a stone. */
const LARGER_MM = { small: -0.5, dainty: -0.3, usual: 0, bold: 0.3, large: 0.6 } as const;

/** What the box clasp adds to the line. */
const CLASP_MM = 9;

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
    ladder[role].flatMap(({ family, unweighed, ...look }): readonly Idea[] =>
      unweighed && asked.stones.main?.totalCarats !== undefined
        ? []
        : [{ family, compose: (to, richness) => composeTennis(to, look, richness) }],
    ),
} satisfies Archetype;

function braceletMeant(open: OpenName) {
  if (wantsBlackBeads(open) && open.subtype === undefined) return 'bead-bracelet';
  return wantsStones(open) ? 'tennis' : 'chain-bracelet';
}

function composeTennis(
  asked: PieceWish,
  look: Omit<TennisLook, 'family' | 'unweighed'>,
  richness: number,
): ComposedDesign {
  const { main } = asked.stones;
  if (!main) throw new Error('A tennis line needs stones');
  const shape = shapeFor(main, look.shape ?? 'round');
  const wishedMm =
    asked.lengths.lengthMm ?? (asked.gent ? braceletLengthsMm.menStandard : braceletLengthsMm.womenStandard);
  const said = saidMeasures(main, shape);
  const ratio = said ? said.lengthMm / said.widthMm : (main.lengthToWidth ?? builtCuts[shape].lengthToWidth);
  const eachMm =
    main.size?.said === 'carats' ? estimateSize(main.gem, shape, main.size.carats, ratio).widthMm : undefined;
  const stoneMm = said?.widthMm ?? eachMm;
  const plan = planTennis({
    gem: main.gem,
    shape,
    lineMm: wishedMm - CLASP_MM,
    ratio,
    stoneMm,
    count: main.count,
    totalCarats: stoneMm === undefined ? main.totalCarats : undefined,
    usualMm: look.stoneMm + 0.1 * richness + 0.15 * asked.heft + LARGER_MM[asked.style.size.single],
    usualGapMm: look.gapMm,
    soft: alloys[asked.alloys[0]].soft,
  });
  const { widthMm, lengthMm, count, gapMm, prongMm } = plan;
  const stone = stoneFor(main, shape, { widthMm, lengthMm: said?.lengthMm ?? lengthMm });
  const turn = inTurnWith(asked.stones, stone);
  return {
    kind: 'bracelet',
    metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish },
    size: undefined,
    stones: { line: stone, ...turn.stones },
    parts: {
      line: { kind: 'tennis-line', holds: 'line', ...turn.row, count, gapMm, prongMm },
      clasp: { kind: 'clasp', on: 'line', lengthMm: CLASP_MM },
    },
  };
}
