import { composeEdged } from '../../compose/hanging/compose-edged.ts';
import { edgedStones } from '../../compose/hanging/edged-stones.ts';
import { jhumkaStones } from '../../compose/hanging/jhumka-stones.ts';
import type { EdgedLook, EdgedTask } from '../../looks/edged-look.ts';
import type { FigureElement, HangingElement, PlateElement } from '../../looks/hanging-look.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import { saidBack, saidEarWire } from '../../wish/fastenings/said-fastenings.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Idea } from '../archetype.ts';

export type EdgedLadder = Readonly<Record<Role, readonly (EdgedLook & { readonly family: StyleFamily })[]>>;

/** The ideas of a ladder that can hold what was said. */
export function edgedIdeas(ladder: EdgedLadder, asked: PieceWish, role: Role, task: EdgedTask): readonly Idea[] {
  const { top } = jhumkaStones(asked);
  return ladder[role].flatMap(({ family, ...look }): readonly Idea[] => {
    const tops = worn(look.tops, asked, task).map((element) => held(element, top !== undefined, asked));
    const inner = look.inner && held(look.inner, top !== undefined, asked);
    const body = look.body.is === 'moon' ? look.body : heldPlate(look.body, top !== undefined, asked);
    if (!tops.every((element) => element !== undefined) || body === undefined) return [];
    // Two kinds of stones need a place each.
    const alone = look.row === 'none' || ![...tops, inner, body].some(holdsStone);
    if (alone && edgedStones(asked).kinds > 1) return [];
    const { inner: _, ...rest } = look;
    const adapted: EdgedLook = { ...rest, tops, body, ...(inner ? { inner } : {}) };
    return [{ family, compose: (to, richness) => composeEdged(to, adapted, task, richness) }];
  });
}

/** Whether a stone stands in an element. */
function holdsStone(element: HangingElement | EdgedLook['body'] | undefined): boolean {
  return element?.is === 'stone' || (element?.is === 'metal' && element.set !== undefined);
}

/** On wire through the lobe where that was asked for; a post needs something to stand behind. */
function worn(tops: readonly HangingElement[], asked: PieceWish, task: EdgedTask): readonly HangingElement[] {
  if (task.worn === 'parting') return tops;
  if (saidEarWire(asked.request)) return [];
  return tops.length === 0 && saidBack(asked) ? [plainTop] : tops;
}

const plainTop: PlateElement = { is: 'metal', relief: 'domed', scale: 0.75, thicknessMm: 1.2, outline: 'round' };

/** Without stones a setting is a plate; a motif that was asked for takes the place of one. */
function held(element: HangingElement, hasStone: boolean, asked: PieceWish): HangingElement | undefined {
  if (element.is === 'stone') return hasStone ? element : plainTop;
  return heldPlate(element, hasStone, asked);
}

function heldPlate(
  element: PlateElement | FigureElement,
  hasStone: boolean,
  asked: PieceWish,
): PlateElement | FigureElement | undefined {
  if (element.is === 'figure') return hasStone ? undefined : element;
  if (asked.figure && !hasStone) {
    return { is: 'figure', work: 'relief', scale: element.scale, thicknessMm: 1.2, reliefMm: 0.5, inSmall: element };
  }
  if (hasStone) return element;
  const { set: _, ...bare } = element;
  // Bare metal has beads along its edge, as a row of stones would be.
  return bare.outline === 'round' && bare.relief === 'flat' ? { ...bare, grained: true } : bare;
}
