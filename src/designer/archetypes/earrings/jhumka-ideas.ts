import { alloys } from '#spec/tables/alloys.ts';
import type { PartWord } from '#spec/shown/registry.ts';
import { gems } from '#spec/tables/gems.ts';
import { composeJhumka } from '../../compose/hanging/compose-jhumka.ts';
import { canBeDrawn } from '../../compose/hanging/draw-motif.ts';
import { countAnEar, type JhumkaStones, jhumkaStones } from '../../compose/hanging/jhumka-stones.ts';
import type { FigureElement, HangingElement, PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import type { BellLook, JhumkaLook } from '../../looks/jhumka-look.ts';
import type { Role } from '../../proposal.ts';
import { saidBack } from '../../wish/fastenings/said-fastenings.ts';
import { wantsHungBeads } from '../../wish/hung-beads.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import type { Idea } from '../archetype.ts';
import { adaptStone, collarAsWanted } from '../hanging/hanging-ideas.ts';
import { blossom, flower, jewelledJhumkas, plainJhumkas } from './jhumka-ladder.ts';

/** The ideas for a role that can hold and hang what was said. */
export function jhumkaIdeas(asked: PieceWish, role: Role): readonly Idea[] {
  const stones = jhumkaStones(asked);
  const ladder = stones.top ? jewelledJhumkas : plainJhumkas;
  return ladder[role].flatMap(({ family, ...look }): readonly Idea[] => {
    const tops = adaptTops(look.tops, asked, stones);
    if (!tops || (tops.length === 0 && needsTop(asked))) return [];
    const adapted: JhumkaLook = { ...look, tops, bell: adaptBell(look.bell, asked) };
    return [{ family, compose: (to, richness) => composeJhumka(to, adapted, richness) }];
  });
}

/** Whether something has to sit on the lobe: a motif that was asked for, a post, or a length, which on a hook would be all bell. */
function needsTop(asked: PieceWish): boolean {
  const { figure, outline, lengths, excluded } = asked;
  const onPost = excluded.has('hook') || excluded.has('wire') || saidBack(asked) !== undefined;
  return onPost || (figure ?? outline) !== undefined || (lengths.lengthMm ?? lengths.heightMm) !== undefined;
}

/** What is said of ornament below and around the bell. */
function adaptBell(bell: BellLook, asked: PieceWish): BellLook {
  const { excluded, request } = asked;
  const out = (...words: readonly PartWord[]): boolean => words.some((word) => excluded.has(word));
  const bare = out('hanging', 'latkan', 'fringe', 'tassel', 'bead', 'gold_bead', 'metal_bead', 'ghungroo');
  return {
    ...bell,
    fringe: bare ? 'bare' : wantsHungBeads(request) && bell.fringe === 'bare' ? 'round' : bell.fringe,
    grainRows: asked.style.plain || out('granulation', 'grains') ? 0 : bell.grainRows,
    fluted: bell.fluted === true && !out('fluted') && !asked.style.plain,
  };
}

/** As many stones as one ear can carry one below the other; of so many more one is the middle of a flower. */
const MOST_IN_LINE = 3;
const LEAST_FLOWER = 7;

/** The tops with the stones and the motif that were asked for; undefined where they cannot be made so. */
function adaptTops(
  tops: readonly HangingElement[],
  asked: PieceWish,
  { top }: JhumkaStones,
): readonly HangingElement[] | undefined {
  const [first] = tops;
  if (!top) return first ? [metalTop(first, asked)] : tops;
  if (!first || first.is === 'figure') return undefined;
  const count = countAnEar(top) ?? 1;
  if (makesFlower(count, top, asked)) return stoneTops(blossom, asked, top, 1);
  if (first.is === 'stone') return stoneTops(first, asked, top, count);
  if (top.setting === 'prong' || top.prongs !== undefined) return undefined;
  // More stones than hang in a line are sunk into a plate, where beads along its edge would be in their way.
  const { grained: _, ...bare } = first;
  if (count > MOST_IN_LINE) return [{ ...bare, relief: 'flat', set: 'flush', scale: 1.35, thicknessMm: 1.5 }];
  if (count > 1) return undefined;
  return [asked.figure ? figureTop(asked, first) : plainIfAsked(first, asked)];
}

/** Whether so many stones are a flower: its petals stand in beads, which wear off soft metal and hold no tender stone. */
function makesFlower(count: number, { gem, form }: StoneWish, asked: PieceWish): boolean {
  const { soft } = alloys[asked.alloys[0]];
  return count >= LEAST_FLOWER && form === 'faceted' && !soft && !isTender(gem) && !asked.excluded.has('halo');
}

function isDiamond(gem: StoneWish['gem']): boolean {
  return gem === 'diamond' || gem === 'lab_diamond';
}

function isTender(gem: StoneWish['gem']): boolean {
  return gems[gem].settingClass === 'C' || gems[gem].settingClass === 'D';
}

/** Stones in settings of their own, one below the other, or a flower of stones. */
function stoneTops(
  element: StoneElement,
  asked: PieceWish,
  top: StoneWish,
  count: number,
): readonly HangingElement[] | undefined {
  if (element.halo && (top.form !== 'faceted' || isTender(top.gem) || asked.excluded.has('halo'))) return undefined;
  // A frame of diamonds around another stone is only drawn where small stones were asked for.
  const bringsOwn = element.halo && !element.petals && !isDiamond(top.gem) && !asked.stones.halo && !asked.stones.small;
  if (bringsOwn || count > (element.halo ? 1 : MOST_IN_LINE)) return undefined;
  const about: PieceWish = { ...asked, stones: { ...asked.stones, main: top, alone: false } };
  const adapted = Array.from({ length: count }, (_, index) =>
    adaptStone(element, about, { haloNamed: element.petals === true }, { hangs: index > 0, carries: true }),
  );
  return adapted.every((one) => one !== undefined) ? adapted : undefined;
}

/** A top of metal alone, in the motif or the outline that was asked for. */
function metalTop(first: HangingElement, asked: PieceWish): HangingElement {
  if (asked.figure) return first.is === 'figure' ? first : figureTop(asked, first);
  if (first.is === 'figure') return asked.outline ? plainIfAsked(flower, asked) : first;
  return first.is === 'metal' ? plainIfAsked(first, asked) : first;
}

/** A plate without its beads where plain metal was asked for. */
function plainIfAsked(idea: PlateElement, asked: PieceWish): PlateElement {
  const { grained, ...plate } = collarAsWanted(idea, asked);
  const isBare = asked.style.plain || asked.excluded.has('milgrain') || asked.excluded.has('granulation');
  return grained && !isBare ? { ...plate, grained } : plate;
}

/** The motif that was asked for in place of the plate. */
function figureTop(asked: PieceWish, instead: HangingElement): HangingElement {
  const setting = instead.is === 'metal' && instead.set ? { set: 'bezel' as const } : {};
  const relief: FigureElement = { is: 'figure', work: 'relief', thicknessMm: 0.9, reliefMm: 0.7, scale: 1, ...setting };
  const silhouette: FigureElement = { ...relief, work: 'silhouette', thicknessMm: 1 };
  const flat = instead.is === 'metal' && instead.relief === 'flat';
  return flat && canBeDrawn(asked, silhouette, 'lobe') ? silhouette : relief;
}
