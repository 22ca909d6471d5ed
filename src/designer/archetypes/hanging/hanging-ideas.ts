import { cutLayouts } from '#layout/cuts/registry.ts';
import { alloys } from '#spec/tables/alloys.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import { gems } from '#spec/tables/gems.ts';
import { composeHanging } from '../../compose/hanging/compose-hanging.ts';
import { canBeDrawn, takesStone } from '../../compose/hanging/draw-motif.ts';
import { type HangingPlace, placeOf } from '../../compose/hanging/drawn-element.ts';
import { outlineOf } from '../../compose/hanging/draw-plate.ts';
import {
  type FigureElement,
  type HangingLook,
  type PlateElement,
  sitsOnSkin,
  type StoneElement,
} from '../../looks/hanging-look.ts';
import type { HaloLook } from '../../looks/ring-look.ts';
import { evenSided, shapeFor } from '../../proportions/stone-choice.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import { outlineFacts, type PlateOutline } from '../../motifs/outlines/registry.ts';
import { saidBack, saidEarWire } from '../../wish/fastenings/said-fastenings.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Idea } from '../archetype.ts';

export type StyledHanging = HangingLook & { readonly family: StyleFamily };

export type HangingLadder = Readonly<Record<Role, readonly StyledHanging[]>>;

/** What the name of a piece fixes for all its ideas. */
export interface HangingName {
  /** Whether its name contains the halo, so that the halo counts as asked for. */
  readonly haloNamed?: boolean;
  /** Whether its name is an outline, so that a plate may hold the stone even where claws were asked for. */
  readonly plateNamed?: boolean;
  /** It sits on the lobe: nothing swings below it. */
  readonly still?: boolean;
}

/** The ideas of a ladder that can be adapted to what was said about the stones' settings. */
export function hangingIdeas(
  ladder: HangingLadder,
  asked: PieceWish,
  role: Role,
  name: HangingName = {},
): readonly Idea[] {
  return ladder[role].flatMap(({ family, ...look }) => {
    const adapted = adaptHanging(look, asked, name);
    return adapted ? [{ family, compose: (to, richness) => composeHanging(to, adapted, richness) }] : [];
  });
}

/** A look that keeps to what was said; undefined where it cannot. */
export function adaptHanging(idea: HangingLook, asked: PieceWish, name: HangingName): HangingLook | undefined {
  const look = wornAsSaid(idea, asked, name);
  if (name.still && (look.elements.length > 1 || look.worn === 'hook')) return undefined;
  const elements = look.elements.map((element, index) => {
    const hangs = !sitsOnSkin(look) || index > 0;
    const carries = index + 1 < look.elements.length;
    if (element.is === 'figure') return adaptFigure(element, asked, placeOf(look, index));
    return element.is === 'stone'
      ? adaptStone(element, asked, name, { hangs, carries })
      : adaptPlate(sitsOnSkin(look) && index === 0 ? element : framed(element, asked), asked, name);
  });
  if (elements.some((element) => element === undefined)) return undefined;
  // An idea must not leave out stones that were asked for.
  const sets = look.elements.some((element) => element.is === 'stone' || element.set !== undefined);
  if (asked.stones.main && !sets) return undefined;
  const [top] = look.elements;
  // No post stands in the middle of a moon, and from a nostril nothing hangs.
  const isMoon = top.is === 'metal' && outlineOf(top, asked) === 'crescent';
  if (isMoon && look.worn === 'nostril') return undefined;
  const open = look.worn === 'lobe' && isMoon;
  return { ...look, ...(open ? { worn: 'hook' } : {}), elements: elements as unknown as HangingLook['elements'] };
}

/** On the wire that was asked for, where it may swing; on the post that was asked for, where something swings below it. */
function wornAsSaid(look: HangingLook, asked: PieceWish, { still = false }: HangingName): HangingLook {
  if (look.worn === 'lobe' && !still && saidEarWire(asked.request)) return { ...look, worn: 'hook' };
  if (look.worn === 'hook' && saidBack(asked) && look.elements.length > 1) return { ...look, worn: 'lobe' };
  return look;
}

/** A motif keeps to the lengths that were said, carries its post, and has room for the stone that was asked for. */
function adaptFigure(element: FigureElement, asked: PieceWish, place: HangingPlace): FigureElement | undefined {
  if (!canBeDrawn(asked, element, place)) return undefined;
  if (!asked.stones.main || !element.set) return element;
  const clawed = asked.stones.main.setting === 'prong' || asked.stones.main.prongs !== undefined;
  return !clawed && takesStone(asked, element, place) ? element : undefined;
}

/** A said setting stays; what is too soft for claws (gem table, class D) and what is domed is not hung in them unasked. */
export function adaptStone(
  element: StoneElement,
  asked: PieceWish,
  name: HangingName,
  joints: Joints,
): StoneElement | undefined {
  const { main } = asked.stones;
  if (!main) return undefined;
  // A stone that was asked for alone has no small one above it.
  if (element.which === 'small') {
    if (asked.stones.alone || (element.halo && !bearsHalo(asked, name))) return undefined;
    return element.halo ? element : jointed(element, 'round', joints);
  }
  const said =
    main.setting === 'bezel' || main.setting === 'prong'
      ? main.setting
      : main.prongs === undefined
        ? undefined
        : 'prong';
  const head = said ?? (alloys[asked.alloys[0]].soft ? 'bezel' : element.head);
  const wantsWall = gems[main.gem].settingClass === 'D' || (main.form === 'cabochon' && !element.halo);
  if (head === 'prong' && said !== 'prong' && wantsWall) return undefined;
  const shape = shapeFor(main, element.shape);
  if (element.halo && (asked.stones.alone || !bearsHalo(asked, name))) return undefined;
  // Nothing hangs from a pearl.
  if (main.form === 'bead' && joints.carries) return undefined;
  if (element.across && main.across === undefined && evenSided(main, shape)) return undefined;
  const adapted: StoneElement = {
    ...element,
    ...asWanted(element, asked),
    head,
    ...(main.prongs === undefined ? {} : { prongs: main.prongs }),
    ...(asked.ring.base ? { base: asked.ring.base } : {}),
    ...(main.across === undefined ? {} : { across: main.across }),
  };
  // Nothing stands around a pearl either: a halo would lie behind it.
  if (main.form === 'bead') return { is: 'stone', which: element.which, head: 'bezel' };
  // A halo is metal all around, so anything can hang from it.
  if (adapted.halo || main.prongs !== undefined) return adapted;
  const held = jointed(adapted, shape, joints);
  return said === 'prong' ? { ...held, head: 'prong' } : held;
}

const usualHalo: HaloLook = { outline: 'follow', edge: 'scalloped', melee: 'usual' };

/** Adds the halo and the beaded edges that were asked for to any idea. */
function asWanted(element: StoneElement, { wanted }: PieceWish): Pick<StoneElement, 'halo' | 'bezelEdge'> {
  const halo = element.halo ?? (wanted.includes('halo') ? usualHalo : undefined);
  if (!wanted.includes('milgrain')) return halo ? { halo } : {};
  return { bezelEdge: 'milgrain', ...(halo ? { halo: { ...halo, edge: 'milgrain' } } : {}) };
}

/** No melee unasked on soft metal, off which its beads wear, nor beside stones whose total weight was said. */
function bearsHalo({ alloys: [alloy], stones }: PieceWish, { haloNamed = false }: HangingName): boolean {
  return haloNamed || stones.halo !== undefined || (!alloys[alloy].soft && stones.main?.totalCarats === undefined);
}

/** Where a setting hangs from something, and where something hangs from it. */
interface Joints {
  readonly hangs: boolean;
  readonly carries: boolean;
}

/** A loop is soldered to a claw or a collar: places the claws for it, or replaces them with a collar. */
function jointed(element: StoneElement, shape: BuiltCutId, { hangs, carries }: Joints): StoneElement {
  if (element.head === 'bezel' || (!hangs && !carries)) return element;
  const { top, bottom } = cutLayouts[shape].clawsOnAxis;
  const prongs = hangs && carries ? (top === bottom ? top : undefined) : hangs ? top : bottom;
  if (element.across || prongs === undefined) return { ...element, head: 'bezel', prongs: undefined };
  return { ...element, prongs };
}

/** Whether there is metal in the place of a stone; the middle of a moon has none. */
function holdsStones(outline: PlateOutline, relief: PlateElement['relief']): boolean {
  const { frame, stoneAtShare } = outlineFacts(outline);
  return relief === 'frame' ? frame === 'collar' : stoneAtShare !== undefined;
}

/** An outline with a window has to be larger than closed metal to be seen: its border is narrow. */
const FRAME_SCALE = 1.15;

/** Opens a plate where that was asked for, except one that carries a post: the nut would show. */
function framed(element: PlateElement, { wanted }: PieceWish): PlateElement {
  if (!wanted.includes('open_frame') || element.relief === 'frame') return element;
  return { ...element, relief: 'frame', scale: FRAME_SCALE * element.scale };
}

/** A plate whose collar has the beaded edge that was asked for. */
export function collarAsWanted(element: PlateElement, { wanted }: PieceWish): PlateElement {
  return wanted.includes('milgrain') ? { ...element, bezelEdge: 'milgrain' } : element;
}

/** Sets stones that were asked for, even where the idea has none; only tough stones are set flush. */
function adaptPlate(
  idea: PlateElement,
  asked: PieceWish,
  { plateNamed = false }: HangingName,
): PlateElement | undefined {
  const element = collarAsWanted(idea, asked);
  const outline = outlineOf(element, asked);
  if (element.echo && !outlineFacts(outline).repeats) return undefined;
  if (element.relief === 'frame' && outlineFacts(outline).frame === 'no-window') return undefined;
  const { main } = asked.stones;
  if (!main || element.set === undefined) return element;
  if (!holdsStones(outline, element.relief)) return undefined;
  // Where claws were asked for, a plate cannot hold the stone, unless the plate itself was asked for.
  const clawed = main.setting === 'prong' || main.prongs !== undefined;
  if (clawed && !plateNamed) return undefined;
  const tender = gems[main.gem].settingClass === 'C' || gems[main.gem].settingClass === 'D';
  if (element.set === 'flush' && tender) return { ...element, set: 'bezel' };
  return element;
}
