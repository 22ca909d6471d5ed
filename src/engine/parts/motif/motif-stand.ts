import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { CoordinateFrame } from '../../contract/frame.ts';
import type { Surroundings } from '../../contract/part-output.ts';
import type { SolidRecipe } from '../../contract/solid.ts';
import { placed } from '../../mesh/build/build-solid.ts';
import { identity, rotationAbout } from '../../mesh/math/frames.ts';
import { frameOnHoop } from '../ring/shank/hoop.ts';
import { bentAround } from './bent.ts';

/** What a motif stands on: how flat metal comes to lie there, and how much there is under its back. */
export interface MotifStand {
  readonly host: 'none' | 'face' | 'hoop';
  /** Where (0, 0, 0) of the motif lies, x to its right, z outwards. */
  readonly frame: CoordinateFrame;
  readonly thicknessMm: number;
  /** Width of a hoop along its axis; undefined on a face and for a motif by itself. */
  readonly bandWidthMm?: number;
  lay(metal: SolidRecipe): SolidRecipe;
}

/** Where a motif goes; undefined where its host offers neither face nor hoop. */
export function motifStand(
  motif: Pick<PartOf<'motif'>, 'on' | 'aroundDeg' | 'work' | 'thicknessMm'>,
  { anchor, quality }: Surroundings,
): MotifStand | undefined {
  const { on, aroundDeg, work, thicknessMm } = motif;
  if (on === undefined) {
    return { host: 'none', frame: identity, thicknessMm, lay: (metal) => metal };
  }
  const hasBack = work !== 'raised' && work !== 'sunk';
  const face = anchor(on, 'face');
  if (face) {
    const lay = (metal: SolidRecipe): SolidRecipe => placed(metal, [face.frame]);
    return { host: 'face', frame: face.frame, thicknessMm: face.thicknessMm, lay };
  }
  const band = anchor(on, 'band');
  if (!band) return undefined;
  const { solderedMm } = makingRules.relief;
  const section = band.sectionAt(aroundDeg);
  const outerMm = band.innerRadiusMm + section.thicknessMm;
  // On its back it lies a little inside the band; raised from the band its ground is the band's own surface.
  const radiusMm = hasBack ? outerMm - Math.min(solderedMm.limit, section.thicknessMm / 2) + thicknessMm : outerMm;
  const turn = rotationAbout([0, 1, 0], aroundDeg);
  return {
    host: 'hoop',
    frame: frameOnHoop(aroundDeg, radiusMm),
    thicknessMm: radiusMm - band.innerRadiusMm,
    bandWidthMm: section.widthMm,
    lay: (metal) => placed(bentAround(metal, radiusMm, quality), [turn]),
  };
}
