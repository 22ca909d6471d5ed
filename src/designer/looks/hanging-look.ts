import type { DrawnMotif } from '#spec/parts/motif.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { PlateOutline } from '../motifs/outlines/registry.ts';
import type { MotifLook } from './motif-look.ts';
import type { HaloLook, RingLook } from './ring-look.ts';

/** A stone that hangs or sits by itself. */
export interface StoneElement {
  readonly is: 'stone';
  /** The main stone, or a small one that accompanies it. */
  readonly which: 'main' | 'small';
  readonly head: RingLook['head'];
  readonly prongs?: RingLook['prongs'] | undefined;
  readonly base?: RingLook['base'] | undefined;
  readonly bezelEdge?: RingLook['bezelEdge'] | undefined;
  readonly halo?: HaloLook;
  /** The stones of its halo are petals, nearly as large as the middle one. */
  readonly petals?: true;
  readonly across?: boolean;
  readonly shape?: BuiltCutId;
}

/** A plate with what is set into it. */
export interface PlateElement {
  readonly is: 'metal';
  /** The outline; when left out, the one that the client asked for. */
  readonly outline?: PlateOutline;
  /** The outline when the client asked for none; a disc when left out. */
  readonly unsaid?: PlateOutline;
  /** Repeats the outline of the plate below it, smaller. */
  readonly echo?: true;
  readonly relief: 'flat' | 'domed' | 'frame';
  /** Over the usual width. */
  readonly scale: number;
  readonly thicknessMm: number;
  /** Beads along its edge. */
  readonly grained?: true;
  /** A collar at its focus, or stones sunk level with its face. */
  readonly set?: 'bezel' | 'flush' | undefined;
  /** The edge of that collar. */
  readonly bezelEdge?: RingLook['bezelEdge'] | undefined;
}

/** A motif that was asked for, drawn in metal. */
export interface FigureElement extends Pick<MotifLook, 'work' | 'ground' | 'scale' | 'thicknessMm' | 'reliefMm'> {
  readonly is: 'figure';
  /** The motif when the client asked for none. */
  readonly unsaid?: DrawnMotif;
  /** What takes its place above a bell that is too small for it. */
  readonly inSmall?: PlateElement;
  /** A stone in a collar at the place that the drawing has for it. */
  readonly set?: 'bezel';
}

export type HangingElement = StoneElement | PlateElement | FigureElement;

/** What a pendant, an earring or a nose pin is made of, from top to bottom; neighbours are joined so that they move. */
export interface HangingLook {
  readonly elements: readonly [HangingElement, ...HangingElement[]];
  /** From a chain, on a post through the lobe, from a hook, or on a wire through the nostril. */
  readonly worn: 'neck' | 'lobe' | 'hook' | 'nostril';
  readonly finish: RingLook['finish'];
  /** Its bail is seen from the front, whatever it hangs on. */
  readonly bailSeen?: true;
}

/** Whether its first element sits against the skin, its back carrying a post or a wire. */
export function sitsOnSkin({ worn }: Pick<HangingLook, 'worn'>): boolean {
  return worn === 'lobe' || worn === 'nostril';
}
