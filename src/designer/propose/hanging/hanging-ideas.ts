import { gems } from '#spec/tables/gems.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { Intent } from '../intent/intent.ts';
import type { Idea } from '../pieces/archetype.ts';
import { composeHanging } from './compose-hanging.ts';
import type { HangingLook, PlateElement, StoneElement } from './hanging-look.ts';

export type StyledHanging = HangingLook & { readonly family: StyleFamily };

export type HangingLadder = Readonly<Record<Role, readonly StyledHanging[]>>;

/** The ideas of a ladder that can be bent to what was said about the stones' settings. */
export function hangingIdeas(ladder: HangingLadder, intent: Intent, role: Role): readonly Idea[] {
  return ladder[role].flatMap(({ family, ...look }) => {
    const settled = settleHanging(look, intent);
    return settled ? [{ family, draft: (to, richness) => composeHanging(to, settled, richness) }] : [];
  });
}

function settleHanging(look: HangingLook, intent: Intent): HangingLook | undefined {
  const elements = look.elements.map((element) =>
    element.is === 'stone' ? settleStone(element, intent) : settlePlate(element, intent),
  );
  if (elements.some((element) => element === undefined)) return undefined;
  return { ...look, elements: elements as unknown as HangingLook['elements'] };
}

/** A said setting stays; what is too soft for claws is not hung in them (gem table, class D). */
function settleStone(element: StoneElement, intent: Intent): StoneElement | undefined {
  const { main } = intent.stones;
  if (!main) return undefined;
  if (element.which === 'small') return element;
  const said =
    main.setting === 'bezel' || main.setting === 'prong'
      ? main.setting
      : main.prongs === undefined
        ? undefined
        : 'prong';
  const head = said ?? element.head;
  if (head === 'prong' && said !== 'prong' && gems[main.gem].settingClass === 'D') return undefined;
  return {
    ...element,
    head,
    ...(main.prongs === undefined ? {} : { prongs: main.prongs }),
    ...(main.across === undefined ? {} : { across: main.across }),
  };
}

/** Stones that were asked for are set, even where the idea has none; a flush seat is cut into sound stones only. */
function settlePlate(element: PlateElement, intent: Intent): PlateElement | undefined {
  const { main } = intent.stones;
  if (!main) return element;
  const tender = gems[main.gem].settingClass === 'C' || gems[main.gem].settingClass === 'D';
  if (element.set === 'flush' && tender) return { ...element, set: 'bezel' };
  return element;
}
