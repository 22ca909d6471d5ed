import { type ChainLook, type ChainTask, composeChain } from '../../compose/wrist/compose-chain.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import { areBellsRuledOut, wantsBells } from '../../wish/hung-beads.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Idea } from '../archetype.ts';

type StyledChain = ChainLook & { readonly family: StyleFamily };

const cable = { scale: 1, long: 1.45, wire: 0.24, finish: 'polished' } as const;

/** Cable chains by role: round links, long links, bold and fine. */
const ladder: Readonly<Record<Role, readonly StyledChain[]>> = {
  classic: [{ family: 'classic', ...cable }],
  generous: [{ family: 'classic', ...cable, scale: 2, long: 1.35, wire: 0.26 }],
  quiet: [
    { family: 'modern', ...cable, scale: 0.6, long: 1.2, wire: 0.2 },
    { family: 'modern', ...cable, scale: 0.6, finish: 'brushed' },
  ],
  character: [
    { family: 'architectural', ...cable, scale: 1.5, long: 1.85, wire: 0.2 },
    { family: 'nature', ...cable, scale: 1.6, long: 1.25, wire: 0.23, finish: 'hammered' },
  ],
};

/** Chains with bells by role: around it, close together, a few in front, large ones wide apart. */
const bellLadder: Readonly<Record<Role, readonly StyledChain[]>> = {
  classic: [{ family: 'indian-heritage', ...cable, scale: 1.15, bells: { bellMm: 4, everyMm: 21 } }],
  generous: [
    { family: 'indian-heritage', ...cable, scale: 1.9, long: 1.3, wire: 0.25, bells: { bellMm: 4.5, everyMm: 9 } },
  ],
  quiet: [
    { family: 'modern', ...cable, scale: 0.8, long: 1.2, wire: 0.21, bells: { bellMm: 3, everyMm: 8, count: 5 } },
    { family: 'modern', ...cable, scale: 0.9, bells: { bellMm: 3, everyMm: 8, count: 3 }, finish: 'brushed' },
  ],
  character: [
    { family: 'architectural', ...cable, scale: 1.5, long: 1.85, wire: 0.2, bells: { bellMm: 6, everyMm: 42 } },
    { family: 'nature', ...cable, scale: 1.6, bells: { bellMm: 6, everyMm: 14, count: 5 }, finish: 'hammered' },
  ],
};

/**
 * Links by the name of their chain: a paper clip, a rolo's ring; in a round link the wire must leave room for the
 * neighbouring link. Trade judgement.
 */
const linksOf: Readonly<Record<string, Pick<ChainLook, 'long' | 'wire'>>> = {
  paperclip: { long: 2.8, wire: 0.2 },
  rolo: { long: 1.15, wire: 0.21 },
  // The same links under their British name.
  belcher: { long: 1.15, wire: 0.21 },
};

/** Chains by role, with the links that the name of the chain asks for. */
export function chainIdeas(asked: PieceWish, role: Role, task: ChainTask): readonly Idea[] {
  const links = linksOf[asked.item?.subtype ?? ''];
  const hasBells = wantsBells(asked) || (task.rings === true && !areBellsRuledOut(asked));
  const looks = hasBells ? bellLadder[role] : ladder[role];
  return looks.map(({ family, ...look }) => ({
    family,
    compose: (to, richness) => composeChain(to, { ...look, ...links }, task, richness),
  }));
}

/** Chains whose links are not drawn yet: cable links stand for them. */
export const cableStandsFor = [
  'curb',
  'cuban',
  'figaro',
  'franco',
  'rope',
  'box',
  'snake',
  'wheat',
  'singapore',
  'herringbone',
  'byzantine',
  'mariner',
  'foxtail',
  'prince_of_wales',
  'ball',
  'nawabi',
] as const;

/** The remark for such a chain. */
export function cableRemark(link: string): string {
  return `cable links stand for the ${link.replaceAll('_', ' ')}`;
}

/** Chains whose own links are drawn. */
export const drawnLinks = ['cable', 'trace', 'rolo', 'belcher', 'paperclip'] as const;
