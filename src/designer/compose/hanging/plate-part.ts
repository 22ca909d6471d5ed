import type { PartOf } from '#spec/part-registry.ts';
import type { PlateMeasures } from '../../proportions/hanging/pendant.ts';
import { drawOutline, isDrawnOutline, type PlateOutline } from '../../motifs/outlines/registry.ts';

/** How a plate is built: its relief and its window. */
export interface PlateLook {
  readonly relief: 'flat' | 'domed' | 'frame';
  readonly thicknessMm: number;
}

/** Border of an open frame over its width: within what `tasteRules.plateBorder` allows, and wide enough to cast. */
const BORDER_RATIO = 0.11;

/** Dome over width: enough to catch a line of light, little enough to lie flat. */
const DOME_RATIO = 0.09;

/** The body of a pendant or an ear in an outline. */
export function platePart(outline: PlateOutline, measures: PlateMeasures, look: PlateLook): PartOf<'plate'> {
  const drawn = isDrawnOutline(outline);
  const domed = look.relief === 'domed' && !drawn;
  return {
    kind: 'plate',
    shape: drawn ? 'free' : outline,
    ...measures,
    thicknessMm: look.thicknessMm,
    bevelMm: Math.min(0.3, look.thicknessMm / 4),
    domeMm: domed ? Math.round(DOME_RATIO * measures.widthMm * 10) / 10 : 0,
    border: look.relief === 'frame' ? BORDER_RATIO : 0,
    ...(drawn ? { outline: drawOutline(outline) } : {}),
  };
}
