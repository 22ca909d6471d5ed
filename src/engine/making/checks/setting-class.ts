import { alloys } from '#spec/tables/alloys.ts';
import { gems, settingClasses } from '#spec/tables/gems.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import type { PieceCheck } from './check.ts';

/** The gem table's words for the ways in which our parts hold a stone. */
const tableWords = {
  prong: 'prong',
  bezel: 'bezel',
  pave: 'pave',
  'shared-prong': 'prong',
  channel: 'channel',
  flush: 'flush',
  peg: 'peg',
  strung: 'bead-strung',
} as const satisfies Record<SettingWork, string>;

/** Soft and cleaving stones do not survive every setting: the setter's first question. */
export const checkGemToughness: PieceCheck = (_spec, piece) =>
  piece.stones.flatMap((group) => {
    const gem = gems[group.gemId];
    const settingClass = settingClasses[gem.settingClass];
    const unsafe = [...new Set(group.settings)].filter((setting) =>
      settingClass.forbidden.includes(tableWords[setting]),
    );
    return unsafe.map((setting) => ({
      rule: 'gem.setting',
      severity: 'warning' as const,
      part: '',
      parameter: `stones.${group.stone}`,
      value: gem.mohs,
      limit: 7,
      unit: 'Mohs',
      message: `${gem.name} should not be ${setting === 'pave' ? 'pavé' : setting}-set: ${settingClass.reason}`,
      remedy: `Choose ${settingClass.allowed.slice(0, 2).join(' or ')}, or a harder stone of the same colour.`,
      source: settingClass.source,
    }));
  });

/** Settings that hold without claws. */
const clawless: ReadonlySet<SettingWork> = new Set(['bezel', 'flush', 'peg', 'strung']);

/** 22k, 24k and fine silver bend by hand: claws that hold a diamond today let go of it next year. */
export const checkSoftAlloy: PieceCheck = (spec, piece) => {
  const alloy = alloys[spec.metal.alloy];
  const clawed = piece.stones.some((group) => group.settings.some((setting) => !clawless.has(setting)));
  if (!alloy.soft || !clawed) return [];
  return [
    {
      rule: 'alloy.soft-for-claws',
      severity: 'warning',
      part: '',
      parameter: 'metal.alloy',
      value: alloy.karat ?? alloy.fineness ?? 0,
      limit: 18,
      unit: 'karat',
      message: `${alloy.name} is soft for claws: stones come loose.`,
      remedy: 'Set the stones in bezels, make the heads in 18k, or choose thicker prongs and tell the client.',
      source: makingRules.prong.softMetalFactor.source,
    },
  ];
};
