import { liesAcross } from '../parts/head-placement.ts';
import type { PartOf } from '../part-registry.ts';
import { type BuiltCutId, builtCuts } from '../tables/cuts.ts';
import { stonesInTurn } from '../in-turn.ts';
import { isFlowerOfStones } from './flower-of-stones.ts';
import type { ShownHold, ShowPart } from './shown.ts';

type Head = PartOf<'prong-head'>;

/** What claws are called by their tips, and by number and base together; points are always held by claws of a V. */
function clawSettings({ prongs, style, tip }: Head, shape: BuiltCutId | undefined): readonly [string, ...string[]] {
  const isVBase = style === 'v-base';
  return [
    'prong',
    'claw',
    ...(isVBase ? [] : ['basket']),
    ...(isVBase && prongs === 6 ? ['tiffany'] : []),
    ...(isVBase && prongs === 3 ? ['martini'] : []),
    ...(tip === 'v' || (shape && (builtCuts[shape].claws?.points ?? 0) > 0) ? ['v_prong'] : []),
    ...(tip === 'claw' ? ['talon_prong'] : []),
  ];
}

/** A row holds the stones of each of its gems in the same way. */
function inTurn(row: Parameters<typeof stonesInTurn>[0], hold: Omit<ShownHold, 'stone'>): readonly ShownHold[] {
  return stonesInTurn(row, 2).map(({ stone }) => ({ stone, ...hold }));
}

export const showProngHead = {
  features: {},
  words: { prong: true, claw: true, east_west: liesAcross },
  tells: (head, { stones }) => ({
    holds: [
      {
        stone: head.holds,
        settings: clawSettings(head, stones[head.holds]?.shape),
        prongs: head.prongs,
        isAcross: liesAcross(head),
      },
    ],
  }),
} as const satisfies ShowPart<'prong-head'>;

export const showBezelHead = {
  features: { milgrain: ({ edge }) => edge === 'milgrain' },
  words: { bezel: true, east_west: liesAcross },
  tells: (head) => ({ holds: [{ stone: head.holds, settings: ['bezel', 'full_bezel'], isAcross: liesAcross(head) }] }),
} as const satisfies ShowPart<'bezel-head'>;

export const showPearlCup = {
  features: {},
  words: { peg: true },
  tells: ({ holds }) => ({ holds: [{ stone: holds, settings: ['peg'] }] }),
} as const satisfies ShowPart<'pearl-cup'>;

type Parts = Readonly<Record<string, { readonly kind: string }>>;

/** A halo around another halo makes the two a double one. */
const isOuter = ({ around }: PartOf<'halo'>, { parts }: { readonly parts: Parts }): boolean =>
  parts[around]?.kind === 'halo';

export const showHalo = {
  features: { halo: true, double_halo: isOuter, milgrain: ({ edge }) => edge === 'milgrain' },
  words: {
    scallop: ({ edge }) => edge === 'scalloped',
    scalloped: ({ edge }) => edge === 'scalloped',
    flower: isFlowerOfStones,
  },
  tells: (halo, spec) => ({
    holds: [
      {
        stone: halo.holds,
        settings: ['pave', 'micro_pave', 'grain', 'prong'],
        role: isOuter(halo, spec) ? 'double_halo' : 'halo',
      },
    ],
    pieces: ['cluster'],
  }),
} as const satisfies ShowPart<'halo'>;

/** Seen from the side alone: it is no halo, and a halo is none of these. */
export const showHiddenHalo = {
  features: { hidden_halo: true },
  words: {},
  tells: ({ holds }) => ({
    holds: [{ stone: holds, settings: ['pave', 'micro_pave', 'grain', 'prong'], role: 'hidden_halo' }],
  }),
} as const satisfies ShowPart<'hidden-halo'>;

export const showPave = {
  features: { pave: true },
  words: { micro_pave: true },
  tells: (row) => ({
    holds: inTurn(row, { settings: ['pave', 'micro_pave', 'grain'], role: 'band', inRow: true }),
  }),
} as const satisfies ShowPart<'pave'>;

type Row = PartOf<'eternity-row'>;

const rowSettings: Readonly<Record<Row['setting'], readonly [string, ...string[]]>> = {
  'shared-prong': ['shared_prong', 'prong', 'claw'],
  pave: ['pave', 'micro_pave', 'grain'],
  channel: ['channel'],
};

const isSetIn =
  (setting: Row['setting']) =>
  (row: Row): boolean =>
    row.setting === setting;

export const showEternityRow = {
  features: { pave: isSetIn('pave') },
  words: {
    micro_pave: isSetIn('pave'),
    grain: isSetIn('pave'),
    channel: isSetIn('channel'),
    shared_prong: isSetIn('shared-prong'),
    prong: isSetIn('shared-prong'),
    claw: isSetIn('shared-prong'),
    full_eternity: ({ arcDeg }) => arcDeg === 360,
    half_eternity: ({ arcDeg }) => arcDeg !== 360,
  },
  tells: (row) => ({
    holds: inTurn(row, { settings: rowSettings[row.setting], inRow: true }),
    pieces: row.arcDeg === 360 ? ['eternity'] : [],
  }),
} as const satisfies ShowPart<'eternity-row'>;

export const showFlush = {
  features: { flush: true },
  words: {},
  tells: (row) => ({ holds: inTurn(row, { settings: ['flush'], inRow: true }) }),
} as const satisfies ShowPart<'flush'>;

/** Its length is that of its settings in a row with the clasp that closes it. */
export const showTennisLine = {
  features: {},
  words: { tennis: true, riviere: true, prong: true, claw: true },
  tells: (line, { stones, parts }, id) => {
    const { holds, count, gapMm } = line;
    const claspMm = Object.values(parts).reduce(
      (sum, part) => ('on' in part && part.on === id && 'lengthMm' in part ? sum + part.lengthMm : sum),
      0,
    );
    return {
      holds: inTurn(line, { settings: ['prong', 'claw', 'basket'], prongs: 4, inRow: true }),
      lengths: { lengthMm: count * ((stones[holds]?.lengthMm ?? 0) + gapMm) + claspMm },
    };
  },
} as const satisfies ShowPart<'tennis-line'>;
