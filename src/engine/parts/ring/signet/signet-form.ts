import { clamp, DEGREE, smoothStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { AnchorOf, BandSection } from '../../../contract/anchor.ts';
import type { Point2, Vector3 } from '../../../contract/frame.ts';
import { mix } from '../../../mesh/math/vectors.ts';
import { directionsAt } from '../shank/shank-form.ts';

/** The body of a signet ring: its face, and where it comes down on the hoop. */
export interface SignetForm {
  /** Half width across the finger and half length along it. */
  readonly half: Point2;
  readonly exponent: number;
  /** Height of the face above the middle of the finger. */
  readonly faceZ: number;
  readonly innerRadiusMm: number;
  /** The body runs out into the shoulders at this angle. */
  readonly shoulderDeg: number;
  readonly band: AnchorOf<'band'>;
}

/** Exponents of the outline: an ellipse is 2, a rectangle with filed corners the highest. */
const EXPONENTS = { oval: 2, round: 2, cushion: 3.2, rectangle: 7 } as const;

/** The body runs this far down the shoulders beyond the face (in degrees), within what leaves the palm free. */
const SHOULDER = { beyondDeg: 42, minDeg: 60, maxDeg: 88 };

/** The face stands at least this much over the band that it grows from. */
const FACE_OVER_BAND_MM = 0.06;

/** Under the face the body stays this far from the finger, inside the metal of the band. */
const OVER_FINGER_MM = 0.14;

/** Beside the finger the body is drawn in to this part of the face's length. */
const KEEL_RATIO = 0.68;

/** Where the body ends it lies this deep inside the band: the shallower, the lower the angle at which it comes out. */
const INSIDE_MM = 0.02;

export function signetForm(part: PartOf<'signet-face'>, band: AnchorOf<'band'>): SignetForm {
  const round = Math.min(part.lengthMm, part.widthMm) / 2;
  const half: Point2 = part.shape === 'round' ? [round, round] : [part.widthMm / 2, part.lengthMm / 2];
  const thicknessMm = Math.max(part.thicknessMm, band.sectionAt(0).thicknessMm + FACE_OVER_BAND_MM);
  const faceZ = band.innerRadiusMm + thicknessMm;
  const faceDeg = Math.atan2(half[0], faceZ) / DEGREE;
  return {
    half,
    exponent: EXPONENTS[part.shape],
    faceZ,
    innerRadiusMm: band.innerRadiusMm,
    shoulderDeg: clamp(faceDeg + SHOULDER.beyondDeg, SHOULDER.minDeg, SHOULDER.maxDeg),
    band,
  };
}

/** A point of the face's outline and the direction that leaves it there; `turn` runs once around in radians. */
export function faceEdge(
  { half, exponent }: SignetForm,
  turn: number,
): { readonly point: Point2; readonly normal: Point2 } {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const power = 2 / exponent;
  const point: Point2 = [half[0] * Math.sign(c) * Math.abs(c) ** power, half[1] * Math.sign(s) * Math.abs(s) ** power];
  const steep = 2 - power;
  const nx = (Math.sign(c) * Math.abs(c) ** steep) / half[0];
  const ny = (Math.sign(s) * Math.abs(s) ** steep) / half[1];
  const length = Math.sqrt(nx * nx + ny * ny) || 1;
  return { point, normal: [nx / length, ny / length] };
}

/** Where the side of the body that leaves the face at `turn` comes to rest, and in which direction it arrives. */
export interface SignetFoot {
  readonly angleDeg: number;
  readonly acrossMm: number;
  readonly heightMm: number;
  /** From the foot upwards along the body's side. */
  readonly up: Vector3;
  /** 0 at the ends in the shoulders, 1 beside the finger. */
  readonly beside: number;
}

/** Share of a quarter turn that runs around the end in the shoulder; the rest runs along the side of the finger. */
const END_SHARE = 0.42;

/** Share of the end that runs over the top of the band; the rest goes down its side. */
const OVER_SHARE = 0.78;

export function signetFoot(form: SignetForm, turn: number): SignetFoot {
  const quarter = Math.atan2(Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))) / (Math.PI / 2);
  const sideX = Math.cos(turn) >= 0 ? 1 : -1;
  const sideY = Math.sin(turn) >= 0 ? 1 : -1;
  const section = form.band.sectionAt(sideX * form.shoulderDeg);
  const edge = Math.max(0.1, section.widthMm / 2 - INSIDE_MM);
  const around = Math.min(1, quarter / END_SHARE);
  const beside = smoothStep((quarter - END_SHARE) / (1 - END_SHARE));
  const angleDeg = sideX * form.shoulderDeg * (1 - Math.max(0, quarter - END_SHARE) / (1 - END_SHARE));
  const keel = Math.max(edge, KEEL_RATIO * form.half[1]);
  // Over the band's own section, a little inside it, and down its side.
  const over = Math.min(1, around / OVER_SHARE);
  const across = quarter <= END_SHARE ? edge * Math.sin((over * Math.PI) / 2) : edge + (keel - edge) * beside;
  const top = Math.max(
    OVER_FINGER_MM,
    section.heightAt((across * section.widthMm) / 2 / edge) - INSIDE_MM,
    sideMm(section) - INSIDE_MM,
  );
  const down = Math.max(0, around - OVER_SHARE) / (1 - OVER_SHARE);
  const onSection = top + (OVER_FINGER_MM - top) * down;
  const { sine, cosine } = directionsAt(angleDeg);
  // Along the band towards the head at the ends, straight out from the finger beside it.
  const along: Vector3 = [-sideX * cosine, 0, Math.abs(sine)];
  const outwards: Vector3 = [sine, 0.3 * sideY, cosine];
  return {
    angleDeg,
    acrossMm: sideY * across,
    heightMm: quarter < END_SHARE ? onSection : OVER_FINGER_MM,
    up: mix(along, outwards, 0.25 * around ** 2 + 0.75 * beside),
    beside: 0.25 * around ** 2 + 0.75 * beside,
  };
}

/** Height at which a band's surface meets its upright side. */
function sideMm(section: BandSection): number {
  return section.heightAt(0.4995 * section.widthMm);
}
