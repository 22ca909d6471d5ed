import type { PieceKind } from '#spec/design-spec.ts';
import type { FigureElement, HangingElement, PlateElement } from './hanging-look.ts';
import type { RingLook } from './ring-look.ts';

/** A moon of metal: its breadth below over its width. */
export interface MoonElement {
  readonly is: 'moon';
  readonly belly: number;
}

/** What has stones in collars along its edge and pearls below it: a chandbali, a maang tikka. */
export interface EdgedLook {
  /** On the lobe or below the chain, from top to bottom. */
  readonly tops: readonly HangingElement[];
  readonly body: MoonElement | PlateElement | FigureElement;
  /** Over the usual width. */
  readonly scale: number;
  /** Whether collars follow the edge where there are stones for them. */
  readonly row: 'single' | 'double' | 'none';
  readonly fringe: 'full' | 'few' | 'one' | 'none';
  /** What hangs inside a moon. */
  readonly inner?: HangingElement;
  readonly finish: RingLook['finish'];
}

/** What is drawn so, and how it is worn. */
export interface EdgedTask {
  readonly kind: PieceKind;
  readonly worn: 'ear' | 'parting';
  /** Usual width of the body in mm. */
  readonly usualMm: number;
}
