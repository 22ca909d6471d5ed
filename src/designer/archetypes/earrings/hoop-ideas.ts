import { gems, settingClasses } from '#spec/tables/gems.ts';
import { hoopSizes } from '#spec/sizes/lengths.ts';
import { composeHoop, type HoopName } from '../../compose/hanging/compose-hoop.ts';
import type { HoopLook, HoopSetting } from '../../looks/hoop-look.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import { saidCatch } from '../../wish/fastenings/said-fastenings.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Idea } from '../archetype.ts';

type StyledHoop = HoopLook & { readonly family: StyleFamily };
type HoopLadder = Readonly<Record<Role, readonly StyledHoop[]>>;

const round = { section: 'round', scale: 1, finish: 'polished' } as const;

/** Metal alone: section, width, twist and surface. */
const plainLadder: HoopLadder = {
  classic: [
    { family: 'classic', ...round },
    { family: 'classic', ...round, section: 'd', scale: 1.2 },
  ],
  generous: [
    { family: 'classic', ...round, section: 'd', scale: 2.1, around: 1.15 },
    { family: 'classic', ...round, scale: 1.35, around: 1.15 },
    { family: 'indian-heritage', ...round, section: 'flat', scale: 2, milgrain: true },
  ],
  quiet: [
    { family: 'modern', ...round, section: 'knife', scale: 0.85, around: 0.8 },
    { family: 'modern', ...round, section: 'flat', scale: 0.9, around: 0.8, finish: 'brushed' },
    { family: 'modern', ...round, scale: 0.75, finish: 'brushed' },
  ],
  character: [
    { family: 'vintage', ...round, scale: 1.2, twist: 'usual' },
    { family: 'nature', ...round, section: 'flat', scale: 1.9, finish: 'hammered' },
    { family: 'architectural', ...round, section: 'knife', scale: 1.6, finish: 'brushed' },
    { family: 'indian-heritage', ...round, section: 'd', scale: 1.7, milgrain: true, finish: 'matte' },
  ],
};

/** Bands for the rim of an ear: broad or fine, plain or worked. */
const cuffLadder: HoopLadder = {
  classic: [{ family: 'classic', ...round, section: 'd', scale: 1.7 }],
  generous: [
    { family: 'classic', ...round, section: 'd', scale: 2.8, around: 1.1 },
    { family: 'classic', ...round, section: 'd', around: 1.15 },
  ],
  quiet: [
    { family: 'modern', ...round, section: 'knife', scale: 1.1 },
    { family: 'modern', ...round, section: 'flat', finish: 'brushed' },
  ],
  character: [
    { family: 'nature', ...round, section: 'flat', scale: 2.2, finish: 'hammered' },
    { family: 'indian-heritage', ...round, section: 'flat', scale: 1.8, milgrain: true },
  ],
};

/** For a twist that was asked for: the slant of its lay, its width and its surface. */
const twistLadder: HoopLadder = {
  classic: [{ family: 'classic', ...round, twist: 'usual' }],
  generous: [
    { family: 'classic', ...round, twist: 'long', scale: 1.4, around: 1.15 },
    { family: 'classic', ...round, twist: 'usual', scale: 1.4, around: 1.15 },
  ],
  quiet: [
    { family: 'modern', ...round, twist: 'long', scale: 0.75, around: 0.8, finish: 'brushed' },
    { family: 'modern', ...round, twist: 'long', finish: 'brushed' },
  ],
  character: [
    { family: 'nature', ...round, twist: 'tight', scale: 1.2, finish: 'matte' },
    { family: 'indian-heritage', ...round, twist: 'tight', scale: 0.8 },
  ],
};

const claws: HoopSetting = { as: 'shared-prong', stoneMm: 1.5, arcDeg: 140 };
const pave: HoopSetting = { as: 'pave', stoneMm: 1.3, arcDeg: 140 };
const channel: HoopSetting = { as: 'channel', stoneMm: 1.5, arcDeg: 120 };
const flush: HoopSetting = { as: 'flush', stoneMm: 1.4, arcDeg: 60 };
const collars: HoopSetting = { as: 'bezel', stoneMm: 2, arcDeg: 60 };
const flat = { ...round, section: 'flat' } as const;

/** Stones down the front, where they are seen: in claws, beads or a channel, or sunk into plain metal. */
const stoneLadder: HoopLadder = {
  classic: [
    { family: 'classic', ...flat, set: claws },
    { family: 'classic', ...flat, set: pave },
    { family: 'classic', ...flat, set: channel },
  ],
  generous: [
    { family: 'classic', ...flat, set: { ...claws, stoneMm: 2 }, around: 1.15 },
    { family: 'classic', ...flat, set: { ...channel, stoneMm: 1.9, arcDeg: 140 }, around: 1.15 },
    { family: 'classic', ...flat, set: { ...pave, stoneMm: 1.7 }, around: 1.15 },
  ],
  quiet: [
    { family: 'modern', ...round, section: 'd', scale: 1.2, set: flush },
    { family: 'modern', ...flat, set: { ...channel, stoneMm: 1.3, arcDeg: 110 }, finish: 'brushed' },
    { family: 'modern', ...round, set: collars },
    { family: 'modern', ...flat, set: { ...pave, stoneMm: 1.1, arcDeg: 80 }, around: 0.85 },
  ],
  character: [
    { family: 'vintage', ...flat, set: { ...pave, stoneMm: 1.2 }, scale: 1.2, milgrain: true },
    { family: 'architectural', ...flat, set: { ...channel, stoneMm: 1.7, shape: 'princess' } },
    { family: 'nature', ...round, section: 'd', scale: 1.6, set: flush, finish: 'hammered' },
    {
      family: 'nature',
      ...round,
      section: 'd',
      scale: 1.4,
      set: { ...claws, stoneMm: 1.3, arcDeg: 80 },
      finish: 'brushed',
    },
  ],
};

const { small, large } = hoopSizes;
const hoop: HoopName = {
  usualMm: hoopSizes.medium.usualMm,
  leastMm: 15,
  mostMm: 70,
  small,
  large,
  catch: 'snap',
  metal: 1,
};

/** What each name says of diameter, metal and closing. The bounds of huggies and hoops are the trade's. */
const named: Readonly<Record<string, HoopName>> = {
  huggie: {
    ...hoop,
    usualMm: hoopSizes.huggie.usualMm,
    leastMm: 10,
    mostMm: 14,
    small: { fromMm: 9, toMm: 10.5, usualMm: 10 },
    large: { fromMm: 13.5, toMm: 14.5, usualMm: 14.5 },
  },
  bali: {
    ...hoop,
    usualMm: small.usualMm,
    leastMm: 12,
    mostMm: 60,
    small: { fromMm: 11, toMm: 14, usualMm: 12.5 },
    large: { ...large, toMm: 60 },
    catch: 'bali',
    metal: 0.9,
  },
  ear_cuff: {
    ...hoop,
    usualMm: 11.5,
    leastMm: 10.5,
    mostMm: 13,
    small: { fromMm: 10, toMm: 11, usualMm: 10.5 },
    large: { fromMm: 12.5, toMm: 14, usualMm: 13 },
    catch: 'open',
    metal: 1,
    thickestMm: 1.6,
  },
  sleeper: {
    ...hoop,
    usualMm: 12,
    leastMm: 10,
    mostMm: 16,
    small: { fromMm: 9, toMm: 10.5, usualMm: 10 },
    large: { fromMm: 14, toMm: 14.5, usualMm: 14.5 },
    catch: 'endless',
    metal: 0.75,
  },
};

function nameOf({ item, request }: PieceWish): HoopName {
  const name = named[item?.subtype ?? ''] ?? hoop;
  return { ...name, catch: name.catch === 'open' ? name.catch : (saidCatch(request) ?? name.catch) };
}

const sections = { d: 'd', court: 'd', 'half-round': 'd', flat: 'flat', knife: 'knife', round: 'round' } as const;

/** Beaded edges run along an edge. */
const edged: ReadonlySet<HoopLook['section']> = new Set(['flat', 'd']);

/** A look with the section and the beaded edges that were asked for. */
function adapted(look: HoopLook, { ring, wanted }: PieceWish): HoopLook {
  const section = ring.profile === undefined || look.twist ? look.section : sections[ring.profile];
  if (!wanted.includes('milgrain') || look.twist)
    return { ...look, section, milgrain: edged.has(section) && look.milgrain === true };
  return { ...look, section: edged.has(section) ? section : 'flat', milgrain: true };
}

/** Metal alone, or twisted as it was asked for. */
export function plainHoopIdeas(asked: PieceWish, role: Role): readonly Idea[] {
  return ideasOf(asked.wanted.includes('twist') ? twistLadder : plainLadder, asked, role);
}

const saidSettings: Readonly<Record<string, HoopSetting['as']>> = {
  'shared-prong': 'shared-prong',
  prong: 'shared-prong',
  pave: 'pave',
  channel: 'channel',
  flush: 'flush',
  bezel: 'bezel',
};

const rows: ReadonlySet<HoopSetting['as']> = new Set(['shared-prong', 'pave', 'channel']);

/** An open band for the rim of an ear, of metal alone. */
export function plainCuffIdeas(asked: PieceWish, role: Role): readonly Idea[] {
  return ideasOf(asked.wanted.includes('twist') ? twistLadder : cuffLadder, asked, role);
}

/** With the stones that were asked for, in the setting that was. */
export function stoneHoopIdeas(asked: PieceWish, role: Role): readonly Idea[] {
  const { main } = asked.stones;
  const said = asked.stones.pave || asked.wanted.includes('pave') ? 'pave' : saidSettings[main?.setting ?? ''];
  const ladder = stoneLadder[role].flatMap((look): readonly StyledHoop[] => {
    if (!look.set) return [];
    const set = { ...look.set, as: said ?? look.set.as };
    // Only metal with a flat face takes a row that was asked for in place of single stones.
    if (rows.has(set.as) && !rows.has(look.set.as)) return [];
    // Brittle and soft stones are not hammered into metal (gem table); any stone can be set in claws or a collar.
    const { forbidden } = settingClasses[gems[main?.gem ?? 'diamond'].settingClass];
    if (!said && forbidden.some((setting) => setting === set.as)) return [];
    return [{ ...look, set, ...(set.as === 'channel' ? { section: 'flat' } : {}) }];
  });
  return ideasOf({ ...stoneLadder, [role]: ladder }, asked, role);
}

function ideasOf(ladder: HoopLadder, asked: PieceWish, role: Role): readonly Idea[] {
  const name = nameOf(asked);
  return ladder[role].flatMap(({ family, ...look }): readonly Idea[] => {
    if (asked.style.plain && look.milgrain && !asked.wanted.includes('milgrain')) return [];
    const drawn = adapted(look, asked);
    return [{ family, compose: (to, richness) => composeHoop(to, drawn, name, richness) }];
  });
}
