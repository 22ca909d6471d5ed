import { DEGREE } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { CoordinateFrame, Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder, PartOutput } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, solid, union } from '../../../mesh/build/build-solid.ts';
import { smoothPath, wireSection } from '../../../mesh/build/paths.ts';
import { turned } from '../../../mesh/build/round-solids.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import { frameAt, translation } from '../../../mesh/math/frames.ts';
import { nothing } from '../../part-pieces.ts';
import { ringOfWire } from '../joint/ring-of-wire.ts';
import { catchFindings } from './catch-findings.ts';

/** How deep wire and hinge go into the ends of the hoop. */
const ROOT_MM = 1;

/** Clear space around what has to come free again. */
const FREE_MM = makingRules.wall.openingMinMm.limit;

/** The barrel of the hinge: 2 mm outside (trade practice), less on finer hoops. */
const BARREL_MM = { least: 1.4, most: 2 };

/**
 * A hoop as it is shown and worn from the side: its circle facing +z, the opening at the top, so that it hangs plumb
 * below the hole in the ear. The front of the right ear's hoop is at −x.
 */
const UPRIGHT: CoordinateFrame = frameAt([0, 0, 0], [0, 1, 0], [0, 0, -1], [-1, 0, 0]);

/** An ear cuff as it sits on the rim: its opening towards the ear, its front up and outwards. */
const ON_RIM: CoordinateFrame = frameAt([0, 0, 0], [Math.sqrt(0.75), 0.5, 0], [0, 0, -1], [-0.5, Math.sqrt(0.75), 0]);

/** What goes through the ear and closes the hoop, which it turns upright. */
export const buildHoopCatch: PartBuilder<'hoop-catch'> = (closing, surroundings) => {
  const opening = surroundings.anchor(closing.carries, 'opening');
  if (!opening) return nothing;
  return {
    ...nothing,
    ...styles[closing.style](opening, closing.wireMm, surroundings.quality),
    checks: catchFindings(surroundings.id, closing),
    carries: [{ part: closing.carries, at: closing.style === 'open' ? ON_RIM : UPRIGHT }],
  };
};

type Style = (opening: AnchorOf<'opening'>, wireMm: number, quality: Quality) => Partial<PartOutput>;

const styles: Readonly<Record<PartOf<'hoop-catch'>['style'], Style>> = {
  snap,
  endless,
  bali,
  open: () => ({}),
};

/** A bought post, hinged at the back end; its tip snaps into the front end, where the bench drills for it. */
function snap(opening: AnchorOf<'opening'>, wireMm: number, quality: Quality): Partial<PartOutput> {
  const barrelMm = Math.max(BARREL_MM.least, Math.min(BARREL_MM.most, 0.9 * opening.thicknessMm));
  const back = onCircle(opening, -1, -0.35 * barrelMm);
  const front = onCircle(opening, 1, ROOT_MM);
  // The post rises a little over its straight line, as it is bent to spring.
  const crown: Vector3 = [0, (back[1] + front[1]) / 2 + 0.5 * rise(opening), 0];
  const half = Math.max(opening.widthMm, BARREL_MM.least) / 2;
  const broken = 0.15 * barrelMm;
  const barrel = turned(
    [
      [barrelMm / 2 - broken, -half],
      [barrelMm / 2, broken - half],
      [barrelMm / 2, half - broken],
      [barrelMm / 2 - broken, half],
    ],
    quality.seatSegments,
  );
  return {
    bought: [
      {
        kind: 'post',
        name: 'hinged snap post',
        count: 1,
        solid: union(wireThrough([back, crown, front], wireMm, quality), placed(solid(barrel), [translation(...back)])),
      },
    ],
  };
}

/** Wire that goes on around the circle; its free end stands before the front end, which the bench drills for it. */
function endless(opening: AnchorOf<'opening'>, wireMm: number, quality: Quality): Partial<PartOutput> {
  const points = [
    onCircle(opening, -1, ROOT_MM),
    ...alongOpening(opening),
    // The rounded end reaches half the wire further.
    onCircle(opening, 1, -FREE_MM - wireMm / 2),
  ];
  return { add: [wireThrough(points, wireMm, quality)] };
}

/** How deep the eye of a bali goes into its front end. */
const EYE_ROOT_MM = 0.3;

/**
 * The hook at the tip of a bali's wire: distance from the middle of the eye and height over the hoop, both in diameters
 * of the wire. It clears the rim of the eye, so that the caster finds two bodies' surfaces apart and the wearer can open it.
 */
const HOOK = [
  [2.4, 1.3],
  [1.5, 1.75],
  [0.6, 1.55],
  [0.1, 0.75],
  [0, -0.15],
  [0, -1.2],
] as const;

/** Where the wire of a bali leaves the circle to rise to its hook, in diameters from the middle of the eye. */
const RISE = { from: 4.2, least: 3.2 };

/** Wire that is hooked into an eye on the front end: around the circle, over the rim of the eye and down through it. */
function bali(opening: AnchorOf<'opening'>, wireMm: number, quality: Quality): Partial<PartOutput> {
  const innerMm = wireMm + 2 * FREE_MM;
  const away = innerMm / 2 + wireMm - EYE_ROOT_MM;
  const lengthMm = 2 * opening.radiusMm * opening.halfDeg * DEGREE;
  const risesMm = Math.max(RISE.least * wireMm, Math.min(RISE.from * wireMm, lengthMm - away - ROOT_MM));
  const at = (fromEyeMm: number, heightMm: number): Vector3 => {
    const [x, y] = onCircle(opening, 1, -away - fromEyeMm);
    return [x, y, heightMm];
  };
  const points: readonly Vector3[] = [
    onCircle(opening, -1, ROOT_MM),
    ...alongOpening(opening, away + risesMm),
    at(risesMm, 0),
    at((risesMm + 2.4 * wireMm) / 2, 0.55 * wireMm),
    ...HOOK.map(([from, height]) => at(from * wireMm, height * wireMm)),
  ];
  const eye = ringOfWire(at(0, 0), innerMm, wireMm, 'front', quality);
  return { add: [wireThrough(points, wireMm, quality), eye] };
}

/**
 * A place on the circle of the hoop beside one of its ends.
 * @param end 1 for the front end, −1 for the back end
 * @param inMm how far into the metal; negative out into the opening
 */
function onCircle({ radiusMm, halfDeg }: AnchorOf<'opening'>, end: 1 | -1, inMm: number): Vector3 {
  const angle = halfDeg * DEGREE + inMm / radiusMm;
  return [-end * radiusMm * Math.sin(angle), radiusMm * Math.cos(angle), 0];
}

/** Places over the opening from the back end on, as far as some mm before the front end. */
function alongOpening(opening: AnchorOf<'opening'>, endsMm = 1.2): readonly Vector3[] {
  const lengthMm = 2 * opening.radiusMm * opening.halfDeg * DEGREE - endsMm;
  const count = Math.max(0, Math.floor(lengthMm / 1.2));
  return Array.from({ length: count }, (_, i) => onCircle(opening, -1, (-(i + 0.5) * lengthMm) / count));
}

/** How far the circle rises over the straight line between the ends. */
function rise({ radiusMm, halfDeg }: AnchorOf<'opening'>): number {
  return radiusMm * (1 - Math.cos(halfDeg * DEGREE));
}

function wireThrough(points: readonly Vector3[], wireMm: number, quality: Quality): SolidRecipe {
  const section = wireSection(wireMm / 2, quality.wireSegments);
  const path = smoothPath(points, Math.max(3, Math.round(quality.pathSegments / 2)));
  return solid(sweep(path, { closed: false, up: [0, 1, 0], section: () => section, ends: 'dome' }));
}
