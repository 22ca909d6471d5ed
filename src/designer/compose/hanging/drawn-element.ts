import type { Part, PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import type { HangingLook } from '../../looks/hanging-look.ts';
import type { PlateMeasures } from '../../proportions/hanging/pendant.ts';

/** One element, drawn: its parts and stones, and the part that others hang from. */
export interface DrawnElement {
  readonly parts: Readonly<Record<string, Part>>;
  readonly stones: Readonly<Record<string, Stone>>;
  /** What a loop is fixed to. */
  readonly body: string;
  /** The part that carries a post or a bail on its back: the setting itself, not the halo around it. */
  readonly behind: string;
  /** The plate, where the element is one, and whether stones are set into it. */
  readonly plate?: { readonly part: PartOf<'plate'>; readonly holdsStones: boolean };
  /** Its own bail, where it is a motif. */
  readonly bail?: PartOf<'bail'>;
  readonly measures: PlateMeasures;
}

/** Where an element is worn: a main stone without a size is chosen by that. */
export type HangingPlace = 'neck' | 'lobe' | 'below-lobe' | 'nostril';

/** Whether it lies against the skin there, with a post or a wire behind it. */
export function isOnSkin(place: HangingPlace): boolean {
  return place === 'lobe' || place === 'nostril';
}

/** Where an element of a look is worn: the only one of a look without a hook is all that there is on the lobe. */
export function placeOf({ worn, elements }: HangingLook, index: number): HangingPlace {
  if (worn === 'neck' || worn === 'nostril') return worn;
  return worn === 'lobe' && index === 0 && elements.length === 1 ? 'lobe' : 'below-lobe';
}
