import type { PartOf } from '#spec/part-registry.ts';
import { DEGREE } from '#shared/units.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { solid } from '../../../mesh/build/build-solid.ts';
import { nothing } from '../../part-pieces.ts';
import { bandProfile } from '../../ring/shank/band-profile.ts';
import { bandAnchor } from '../../ring/shank/hoop.ts';
import { wrapped } from '../../ring/shank/shank-form.ts';
import { strandMeshes, twistCoreMm, type TwistedStrands } from '../../wrist/strands.ts';
import { twistFindings } from '../../wrist/twist-findings.ts';
import { metalArc } from './hoop-arc.ts';
import { type EarHoopForm, earHoopForm, OPENING_DEG } from './hoop-form.ts';
import { hoopFindings } from './hoop-findings.ts';

/** Strands of a twisted hoop. */
const STRANDS = 3;

/** Plain ends of a twisted hoop, where its strands are soldered together: their length, and their width over the twist. */
const END = { lengthMm: 1.4, ratio: 1.08 };

/** The body of a hoop earring: one length of metal bent round, with the opening for the lobe. */
export const buildHoop: PartBuilder<'hoop'> = (hoop, surroundings) => {
  const { id, quality } = surroundings;
  const form = earHoopForm(hoop);
  const twist = hoop.turns > 0 ? strandsOf(hoop, form) : undefined;
  return {
    ...nothing,
    add: twist ? twisted(twist, form, quality) : [plainBody(form, quality)],
    anchors: [openBand(form), openingOf(form)],
    checks: [...hoopFindings(id, hoop, form), ...(twist ? twistFindings(id, twist) : [])],
    bodies: 1,
  };
};

/** Where the metal begins and ends. */
function reach({ halfOpeningDeg }: EarHoopForm): { readonly fromDeg: number; readonly toDeg: number } {
  return { fromDeg: OPENING_DEG + halfOpeningDeg, toDeg: OPENING_DEG - halfOpeningDeg + 360 };
}

function plainBody(form: EarHoopForm, quality: Quality): SolidRecipe {
  const segments = quality.profileSegments;
  return solid(metalArc({ ...form, ...reach(form), shape: form.section(segments), segments }, quality));
}

/** How far along the hoop the plain ends of a twist go. */
function endDegOf({ middleRadiusMm }: EarHoopForm): number {
  return END.lengthMm / middleRadiusMm / DEGREE;
}

/** The strands of a twisted hoop: they end inside the plain ends. */
function strandsOf({ turns }: PartOf<'hoop'>, form: EarHoopForm): TwistedStrands {
  const { innerRadiusMm, widthMm } = form;
  const { fromDeg, toDeg } = reach(form);
  const insideDeg = endDegOf(form) / 2;
  return { innerRadiusMm, widthMm, strands: STRANDS, turns, fromDeg: fromDeg + insideDeg, toDeg: toDeg - insideDeg };
}

function twisted(twist: TwistedStrands, form: EarHoopForm, quality: Quality): readonly SolidRecipe[] {
  const { widthMm, middleRadiusMm } = form;
  const { fromDeg, toDeg } = reach(form);
  const endDeg = endDegOf(form);
  const wire = (diameterMm: number, from: number, to: number): SolidRecipe =>
    solid(
      metalArc(
        {
          innerRadiusMm: middleRadiusMm - diameterMm / 2,
          thicknessMm: diameterMm,
          fromDeg: from,
          toDeg: to,
          shape: bandProfile('round', diameterMm, diameterMm),
          segments: quality.profileSegments,
        },
        quality,
      ),
    );
  return [
    ...strandMeshes(twist, quality).map(solid),
    wire(twistCoreMm(widthMm), twist.fromDeg, twist.toDeg),
    wire(END.ratio * widthMm, fromDeg, fromDeg + endDeg),
    wire(END.ratio * widthMm, toDeg - endDeg, toDeg),
  ];
}

/** What stands on a hoop stands on its metal: over the opening there is none. */
function openBand(form: EarHoopForm): AnchorOf<'band'> {
  const shape = form.section(48);
  const isOpen = (angleDeg: number): boolean => Math.abs(wrapped(angleDeg - OPENING_DEG)) < form.halfOpeningDeg;
  return bandAnchor({
    innerRadiusMm: form.innerRadiusMm,
    widthAt: (angleDeg) => (isOpen(angleDeg) ? 0 : form.widthMm),
    thicknessAt: () => form.thicknessMm,
    profileAt: () => shape,
  });
}

function openingOf({ middleRadiusMm, halfOpeningDeg, widthMm, thicknessMm }: EarHoopForm): AnchorOf<'opening'> {
  return {
    kind: 'opening',
    radiusMm: middleRadiusMm,
    middleDeg: OPENING_DEG,
    halfDeg: halfOpeningDeg,
    widthMm,
    thicknessMm,
  };
}
