import type { PartOf } from '#spec/part-registry.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, solid, union } from '../../../mesh/build/build-solid.ts';
import { extrudeOutline } from '../../../mesh/build/extrude-outline.ts';
import { smoothPath, wireSection } from '../../../mesh/build/paths.ts';
import { cylinder, sphere, torus } from '../../../mesh/build/round-solids.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import { frameAt, translation } from '../../../mesh/math/frames.ts';

/** A clasp as it is bought: lying along x, its middle at the origin. */
interface ChainClasp {
  readonly name: string;
  readonly draw: (lengthMm: number, quality: Quality) => SolidRecipe;
}

/** A claw of wire with its ring. */
function lobster(lengthMm: number, quality: Quality): SolidRecipe {
  const half = lengthMm / 2;
  const belly = lengthMm * 0.24;
  const points: readonly Vector3[] = [
    [-half, -0.02 * half, 0],
    [-half * 0.86, belly * 0.42, 0],
    [-half * 0.4, belly * 0.8, 0],
    [half * 0.35, belly, 0],
    [half * 0.86, belly * 0.58, 0],
    [half, belly * 0.02, 0],
    [half * 0.84, -belly * 0.5, 0],
    [half * 0.4, -belly * 0.86, 0],
    [-half * 0.4, -belly * 0.76, 0],
    [-half * 0.86, -belly * 0.44, 0],
  ];
  const section = wireSection(Math.max(0.5, lengthMm * 0.11) / 2, quality.wireSegments);
  const path = smoothPath(points, Math.max(3, Math.round(quality.pathSegments / 2)), true);
  return solid(sweep(path, { closed: true, up: [0, 0, 1], section: () => section }));
}

/** A hollow ring with the knob that draws its bolt back, and the small ring that it is fixed by. */
function springRing(lengthMm: number, quality: Quality): SolidRecipe {
  const outerMm = 0.76 * lengthMm;
  const wireMm = 0.15 * lengthMm;
  const radiusMm = (outerMm - wireMm) / 2;
  const middle = lengthMm / 2 - outerMm / 2;
  const knob = sphere(0.75 * wireMm, quality.beadSegments);
  const [sine, cosine] = [Math.sin(0.9), Math.cos(0.9)];
  return union(
    placed(solid(torus(radiusMm, wireMm / 2, quality.seatSegments, quality.wireSegments)), [translation(middle, 0, 0)]),
    placed(solid(knob), [
      translation(middle + (radiusMm + 0.6 * wireMm) * cosine, (radiusMm + 0.6 * wireMm) * sine, 0),
    ]),
    eye(-lengthMm / 2 + 0.14 * lengthMm, 0.28 * lengthMm, quality),
  );
}

/** Wire bent to an S, its two ends nearly closed. */
function sHook(lengthMm: number, quality: Quality): SolidRecipe {
  const r = lengthMm / 4 - 0.03 * lengthMm;
  const turn: readonly Vector3[] = Array.from({ length: 9 }, (_, step): Vector3 => {
    const angle = (step / 8) * 1.42 * Math.PI;
    return [r + r * Math.cos(Math.PI - angle), r * Math.sin(Math.PI - angle), 0];
  });
  const other = turn.toReversed().map(([x, y, z]): Vector3 => [-x, -y, z]);
  const path = [...other.slice(0, -1), ...turn];
  const section = wireSection(0.055 * lengthMm, quality.wireSegments);
  const steps = Math.max(2, Math.round(quality.pathSegments / 4));
  return solid(sweep(smoothPath(path, steps), { closed: false, up: [0, 0, 1], section: () => section, ends: 'dome' }));
}

/** A ring, and the bar that lies across it and is longer than its hole. */
function toggle(lengthMm: number, quality: Quality): SolidRecipe {
  const wireMm = 0.13 * lengthMm;
  const radiusMm = (0.8 * lengthMm - wireMm) / 2;
  const middle = lengthMm / 2 - 0.4 * lengthMm;
  const bar = cylinder(0.42 * wireMm, -0.56 * lengthMm, 0.56 * lengthMm, quality.wireSegments);
  const ends = placed(solid(sphere(0.62 * wireMm, quality.beadSegments)), [
    translation(middle, -0.56 * lengthMm, wireMm),
    translation(middle, 0.56 * lengthMm, wireMm),
  ]);
  return union(
    placed(solid(torus(radiusMm, wireMm / 2, quality.seatSegments, quality.wireSegments)), [translation(middle, 0, 0)]),
    placed(solid(bar), [frameAt([middle, 0, wireMm], [0, 0, 1], [1, 0, 0], [0, 1, 0])]),
    ends,
    eye(-lengthMm / 2 + 0.12 * lengthMm, 0.26 * lengthMm, quality),
  );
}

/** A flat rounded box with its tongue's thumb piece on top, an eye at either end. */
function box(lengthMm: number, quality: Quality): SolidRecipe {
  const half = 0.32 * lengthMm;
  const wide = 0.26 * lengthMm;
  const outline = [
    [half, -wide],
    [half, wide],
    [-half, wide],
    [-half, -wide],
  ] as const;
  const body = extrudeOutline(outline, {
    bottomMm: -0.13 * lengthMm,
    topMm: 0.13 * lengthMm,
    bevelMm: 0.04 * lengthMm,
    bevelSegments: 3,
  });
  const thumb = sphere(0.075 * lengthMm, quality.beadSegments);
  return union(
    solid(body),
    placed(solid(thumb), [translation(0.7 * half, 0, 0.14 * lengthMm)]),
    eye(half + 0.09 * lengthMm, 0.24 * lengthMm, quality),
    eye(-half - 0.09 * lengthMm, 0.24 * lengthMm, quality),
  );
}

/** A closed ring that lies flat. */
function eye(xMm: number, outerMm: number, quality: Quality): SolidRecipe {
  const wireMm = 0.27 * outerMm;
  const ring = torus((outerMm - wireMm) / 2, wireMm / 2, quality.seatSegments, Math.max(8, quality.wireSegments / 2));
  return placed(solid(ring), [translation(xMm, 0, 0)]);
}

/** What every clasp of a chain is called when it is ordered, and how it is drawn. */
export const chainClasps: Readonly<Record<PartOf<'clasp'>['style'], ChainClasp>> = {
  lobster: { name: 'lobster clasp', draw: lobster },
  'spring-ring': { name: 'spring ring clasp', draw: springRing },
  's-hook': { name: 'S hook', draw: sHook },
  toggle: { name: 'toggle clasp', draw: toggle },
  box: { name: 'box clasp', draw: box },
};
