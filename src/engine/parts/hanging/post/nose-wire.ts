import { noseWireForm } from '#layout/nose-wire/nose-wire-form.ts';
import { radiusAt } from '#layout/outline/outlines.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder, Surroundings } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, solid, union } from '../../../mesh/build/build-solid.ts';
import { wireSection } from '../../../mesh/build/paths.ts';
import { cylinder, type Level, sphere, turned } from '../../../mesh/build/round-solids.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import { applyPoint, translation } from '../../../mesh/math/frames.ts';
import { nothing } from '../../part-pieces.ts';
import { noseWireFindings } from './nose-wire-findings.ts';
import { postRoot, POST_ROOT_MM } from './post-root.ts';

type NoseWire = PartOf<'nose-wire'>;

const { bendMm, footMm, curl: curlForm, beadWiderMm, screw: screwForm } = noseWireForm;

/** Wire through the nostril, out of the back of its head; z = 0 is its root, it runs down. */
export const buildNoseWire: PartBuilder<'nose-wire'> = (wire, surroundings) => {
  const { root, pad } = standOf(wire, surroundings);
  const at = [translation(...root)];
  const { quality } = surroundings;
  const checks = quality.name === 'drag' ? [] : noseWireFindings(surroundings.id, wire);
  if (wire.ending === 'screw') {
    const screw = placed(screwSolid(wire, quality), at);
    return {
      ...nothing,
      checks,
      bought: [{ kind: 'post', name: 'threaded nose post with screw', count: 1, solid: screw }],
    };
  }
  // Raised after the windows behind stones are cut, so that none of them opens into the wire.
  return { ...nothing, checks, claws: [...bentSolids(wire, quality), ...pad].map((one) => placed(one, at)) };
};

/** Where the wire stands, and the pad that it stands on where it would open into the window behind a stone. */
interface WireStand {
  readonly root: Vector3;
  readonly pad: readonly SolidRecipe[];
}

/** A pin turns in its piercing: the wire stands in the middle of a plate, whose window its pad closes. */
function standOf(wire: NoseWire, surroundings: Surroundings): WireStand {
  const face = surroundings.part(wire.on)?.kind === 'plate' ? surroundings.anchor(wire.on, 'face') : undefined;
  if (!face) return { root: postRoot(surroundings, wire.on), pad: [] };
  const reachMm = Math.min(...ALL_ROUND.map((angle) => radiusAt(face.outline, angle)));
  const radiusMm = Math.max(PAD.shareOfPlate * reachMm, wire.diameterMm / 2 + 0.1);
  const pad = cylinder(radiusMm, -POST_ROOT_MM - PAD.outMm, 0, surroundings.quality.seatSegments);
  return { root: applyPoint(face.frame, [0, 0, POST_ROOT_MM - face.thicknessMm]), pad: [solid(pad)] };
}

/** The pad over the least radius of its plate, and how far it stands out of the back. */
const PAD = { shareOfPlate: 0.75, outMm: 0.05 };

const ALL_ROUND = Array.from({ length: 36 }, (_, step) => (step * Math.PI) / 18);

/** Wire that ends in a bend, a curl or a bead; its end is round wherever it touches the skin. */
function bentSolids({ ending, diameterMm, lengthMm }: NoseWire, quality: Quality): readonly SolidRecipe[] {
  const end = -POST_ROOT_MM - lengthMm;
  if (ending === 'bead') {
    const beadMm = (diameterMm + beadWiderMm) / 2;
    const ball = placed(solid(sphere(beadMm, quality.seatSegments)), [translation(0, 0, end + beadMm)]);
    return [wireAlong([atDepth(0), atDepth(end + beadMm)], diameterMm, quality), ball];
  }
  const bend = arc((share) => {
    const angle = (share * Math.PI) / 2;
    return inPlane([0, -bendMm * (1 - Math.cos(angle)), end + bendMm - bendMm * Math.sin(angle)]);
  }, quality);
  const last = ending === 'curl' ? curl(end, quality) : [inPlane([0, -bendMm - footMm, end])];
  return [wireAlong([atDepth(0), ...bend, ...last], diameterMm, quality)];
}

/** A place on the wire, and a direction square to it there. */
interface Station {
  readonly at: Vector3;
  readonly across: Vector3;
}

function inPlane(at: Vector3): Station {
  return { at, across: [1, 0, 0] };
}

function atDepth(z: number): Station {
  return inPlane([0, 0, z]);
}

/** From the end of the bend on around, square to the wire: the curl lies flat inside the nostril. */
function curl(end: number, quality: Quality): readonly Station[] {
  const turns = Math.ceil(curlForm.toDeg / 90);
  return Array.from({ length: turns }, (_, turn) =>
    arc((share) => {
      const angle = ((turn + share) / turns) * curlForm.toDeg * (Math.PI / 180);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return { at: [curlForm.radiusMm * (1 - cos), -bendMm - curlForm.radiusMm * sin, end], across: [cos, sin, 0] };
    }, quality).slice(1),
  ).flat();
}

/** A quarter of a turn in equal steps. */
function arc(at: (share: number) => Station, { pathSegments }: Quality): readonly Station[] {
  const steps = Math.max(8, pathSegments);
  return Array.from({ length: steps + 1 }, (_, step) => at(step / steps));
}

function wireAlong(stations: readonly Station[], diameterMm: number, { wireSegments }: Quality): SolidRecipe {
  const section = wireSection(diameterMm / 2, wireSegments);
  return solid(
    sweep(Float64Array.from(stations.flatMap(({ at }) => at)), {
      closed: false,
      up: (index) => stations[index]?.across ?? [1, 0, 0],
      section: () => section,
      ends: 'dome',
    }),
  );
}

/** A post with a thread at its end and the nut on it, as they are bought. */
function screwSolid({ diameterMm, lengthMm }: NoseWire, quality: Quality): SolidRecipe {
  const r = diameterMm / 2;
  const end = -POST_ROOT_MM - lengthMm;
  const ridges = Math.round(screwForm.threadMm / screwForm.pitchMm);
  const thread = Array.from({ length: ridges }, (_, ridge): readonly Level[] => {
    const z = end + r * 0.6 + ridge * screwForm.pitchMm;
    return [
      [r * 0.82, z],
      [r, z + screwForm.pitchMm / 2],
    ];
  }).flat();
  const post = turned([[r * 0.4, end], ...thread, [r, -POST_ROOT_MM - 1], [r, 0]], quality.wireSegments);
  const low = end + screwForm.stubMm;
  const [wide, broken] = [screwForm.nutMm / 2, 0.25];
  const nut = turned(
    [
      [wide - broken, low],
      [wide, low + broken],
      [wide, low + screwForm.nutHighMm - broken],
      [wide - broken, low + screwForm.nutHighMm],
    ],
    quality.seatSegments,
  );
  return union(solid(post), solid(nut));
}
