import { type BangleLook, composeBangle } from '../../compose/wrist/compose-bangle.ts';
import { survivesFlush } from '../../proportions/ring/flush.ts';
import type { Role } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Idea } from '../archetype.ts';
import { type BangleLadder, frontedIdeas, kadaLadder, kanganLadder, patliLadder } from './broad-ladders.ts';
import { isBroad, isFlatOnly, isKangan, kadaSection } from './kada.ts';

const d = { section: 'd', scale: 1, finish: 'polished' } as const;

/** Metal alone: section, width, twist and surface. */
const plainLadder: BangleLadder = {
  classic: [{ family: 'classic', ...d }],
  generous: [
    { family: 'classic', ...d, section: 'twist', scale: 1.25 },
    { family: 'indian-heritage', ...d, section: 'flat', scale: 1.5, milgrain: true },
    { family: 'classic', ...d, section: 'flat', scale: 1.6 },
  ],
  quiet: [
    { family: 'modern', ...d, section: 'round', scale: 0.65 },
    { family: 'modern', ...d, section: 'round', scale: 0.65, finish: 'brushed' },
    { family: 'modern', ...d, section: 'flat', scale: 0.8, finish: 'brushed' },
  ],
  character: [
    { family: 'architectural', ...d, section: 'knife', scale: 1.2, finish: 'brushed' },
    { family: 'nature', ...d, section: 'flat', scale: 1.4, finish: 'hammered' },
    { family: 'indian-heritage', ...d, section: 'd', scale: 1.35, milgrain: true, finish: 'matte' },
    { family: 'nature', ...d, section: 'twist', scale: 0.9, finish: 'matte' },
  ],
};

/** With stones: a line, stations, or sunk level. */
const stoneLadder: BangleLadder = {
  classic: [
    { family: 'classic', ...d, section: 'flat', set: 'line' },
    { family: 'classic', ...d, set: 'stations', stations: 5 },
  ],
  generous: [
    { family: 'classic', ...d, section: 'flat', scale: 1.5, set: 'stations', stations: 7 },
    { family: 'indian-heritage', ...d, section: 'flat', scale: 1.5, set: 'line', milgrain: true },
  ],
  quiet: [
    { family: 'modern', ...d, section: 'round', scale: 0.7, set: 'stations', stations: 3 },
    { family: 'modern', ...d, scale: 0.9, set: 'inset', finish: 'brushed' },
  ],
  character: [
    { family: 'nature', ...d, scale: 1.4, set: 'inset', finish: 'hammered' },
    { family: 'architectural', ...d, section: 'knife', scale: 1.3, set: 'stations', stations: 3, finish: 'brushed' },
    { family: 'indian-heritage', ...d, scale: 1.3, set: 'stations', stations: 5, finish: 'matte' },
  ],
};

/** For a twist that was asked for: strands, the slant of their lay, width and surface. */
const twistLadder: BangleLadder = {
  classic: [{ family: 'classic', ...d, section: 'twist', strands: 3 }],
  generous: [
    { family: 'classic', ...d, section: 'twist', scale: 1.3, strands: 4, lay: 'long' },
    { family: 'classic', ...d, section: 'twist', scale: 1.3, strands: 4 },
  ],
  quiet: [
    { family: 'modern', ...d, section: 'twist', scale: 0.75, strands: 2, finish: 'brushed' },
    { family: 'modern', ...d, section: 'twist', scale: 0.75, strands: 2, lay: 'long' },
  ],
  character: [
    { family: 'nature', ...d, section: 'twist', strands: 3, lay: 'tight', finish: 'matte' },
    { family: 'indian-heritage', ...d, section: 'twist', strands: 2, lay: 'tight' },
    { family: 'nature', ...d, section: 'twist', strands: 3, lay: 'long', finish: 'hammered' },
  ],
};

/** The section of a look: the said one, or one with edges for beaded edges. */
function sectionFor(look: BangleLook, asked: PieceWish): BangleLook['section'] {
  const { ring, wanted } = asked;
  if (ring.profile !== undefined) return sections[ring.profile];
  if (look.section !== 'twist') {
    const section = kadaSection(asked, look.section);
    if (section !== look.section) return section;
  }
  return wanted.includes('milgrain') && !edged.has(look.section) ? 'flat' : look.section;
}

/** The section of a bangle for each profile of a band, of which there are more. */
const sections = { d: 'd', court: 'd', 'half-round': 'd', flat: 'flat', knife: 'knife', round: 'round' } as const;

const edged: ReadonlySet<BangleLook['section']> = new Set(['flat', 'd']);

/** Metal alone, or twisted as it was asked for. */
export function plainBangleIdeas(asked: PieceWish, role: Role): readonly Idea[] {
  if (isFlatOnly(asked)) return ideasOf(patliLadder, asked, role);
  if (asked.wanted.includes('twist')) return ideasOf(twistLadder, asked, role);
  if (isKangan(asked) && !asked.style.plain)
    return [...frontedIdeas(asked, role), ...ideasOf(kanganLadder, asked, role)];
  return ideasOf(isBroad(asked) ? kadaLadder : plainLadder, asked, role);
}

/** With the stones that were asked for. */
export function stoneBangleIdeas(asked: PieceWish, role: Role): readonly Idea[] {
  return ideasOf(stoneLadder, asked, role);
}

function ideasOf(ladder: BangleLadder, asked: PieceWish, role: Role): readonly Idea[] {
  return ladder[role].flatMap(({ family, ...idea }): readonly Idea[] => {
    const milgrain = idea.milgrain || asked.wanted.includes('milgrain');
    const section = sectionFor(idea, asked);
    const look: BangleLook = {
      ...idea,
      wide: isBroad(asked),
      thin: idea.thin === true || isFlatOnly(asked),
      section,
      milgrain: milgrain && edged.has(section),
    };
    if (asked.style.plain && idea.milgrain && !asked.wanted.includes('milgrain')) return [];
    const { main } = asked.stones;
    if (look.set === 'inset' && main && !survivesFlush(main.gem)) return [];
    return [{ family, compose: (to, richness) => composeBangle(to, look, richness) }];
  });
}
