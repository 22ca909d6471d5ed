import type { PartOf } from '../../part-registry.ts';
import { type FacetedCutId, facetedCuts } from '../../tables/cuts.ts';
import type { ShowPart } from './shown.ts';

type Head = PartOf<'prong-head'>;

/** What claws are called by their tips, and by number and base together; points are always held by claws of a V. */
function clawSettings({ prongs, style, tip }: Head, shape: FacetedCutId | undefined): readonly [string, ...string[]] {
  const isVBase = style === 'v-base';
  return [
    'prong',
    'claw',
    ...(isVBase ? [] : ['basket']),
    ...(isVBase && prongs === 6 ? ['tiffany'] : []),
    ...(isVBase && prongs === 3 ? ['martini'] : []),
    ...(tip === 'v' || (shape && facetedCuts[shape].claws.points > 0) ? ['v_prong'] : []),
    ...(tip === 'claw' ? ['talon_prong'] : []),
  ];
}

export const showProngHead: ShowPart<'prong-head'> = (head, { stones }) => ({
  words: ['prong', 'claw', ...(head.orientation === 'east-west' ? ['east_west'] : [])],
  holds: {
    stone: head.holds,
    settings: clawSettings(head, stones[head.holds]?.shape),
    prongs: head.prongs,
    isAcross: head.orientation === 'east-west',
  },
});

export const showBezelHead: ShowPart<'bezel-head'> = ({ holds, orientation, edge }) => ({
  words: ['bezel', ...(edge === 'milgrain' ? ['milgrain'] : []), ...(orientation === 'east-west' ? ['east_west'] : [])],
  holds: { stone: holds, settings: ['bezel', 'full_bezel'], isAcross: orientation === 'east-west' },
});

/** A halo around another halo makes the two a double one. */
export const showHalo: ShowPart<'halo'> = ({ holds, around, edge }, { parts }) => {
  const host = parts[around];
  const isOuter = host !== undefined && 'around' in host;
  return {
    words: [
      'halo',
      ...(isOuter ? ['double_halo'] : []),
      ...(edge === 'milgrain' ? ['milgrain'] : []),
      ...(edge === 'scalloped' ? ['scallop', 'scalloped'] : []),
    ],
    holds: { stone: holds, settings: ['pave', 'micro_pave', 'grain', 'prong'], role: 'halo' },
  };
};

export const showPave: ShowPart<'pave'> = ({ holds }) => ({
  words: ['pave', 'micro_pave'],
  holds: { stone: holds, settings: ['pave', 'micro_pave', 'grain'], role: 'band', inRow: true },
});

const rowSettings: Readonly<Record<PartOf<'eternity-row'>['setting'], readonly [string, ...string[]]>> = {
  'shared-prong': ['shared_prong', 'prong', 'claw'],
  pave: ['pave', 'micro_pave', 'grain'],
  channel: ['channel'],
};

export const showEternityRow: ShowPart<'eternity-row'> = ({ holds, setting, arcDeg }) => {
  const settings = rowSettings[setting];
  return {
    words: [...settings, arcDeg === 360 ? 'full_eternity' : 'half_eternity'],
    holds: { stone: holds, settings, inRow: true },
  };
};

export const showFlush: ShowPart<'flush'> = ({ holds }) => ({
  words: ['flush'],
  holds: { stone: holds, settings: ['flush'], inRow: true },
});

/** Its length is that of its settings in a row with the clasp that closes it. */
export const showTennisLine: ShowPart<'tennis-line'> = ({ holds, count, gapMm }, { stones, parts }, id) => {
  const claspMm = Object.values(parts).reduce(
    (sum, part) => ('on' in part && part.on === id && 'lengthMm' in part ? sum + part.lengthMm : sum),
    0,
  );
  return {
    words: ['tennis', 'riviere', 'prong', 'claw'],
    holds: { stone: holds, settings: ['prong', 'claw', 'basket'], prongs: 4, inRow: true },
    lengths: { lengthMm: count * ((stones[holds]?.lengthMm ?? 0) + gapMm) + claspMm },
  };
};
