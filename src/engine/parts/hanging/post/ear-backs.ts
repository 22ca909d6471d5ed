import type { PartOf } from '#spec/part-registry.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, solid, union } from '../../../mesh/build/build-solid.ts';
import { smoothPath, wireSection } from '../../../mesh/build/paths.ts';
import { cylinder, type Level, turned } from '../../../mesh/build/round-solids.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import { frameAt } from '../../../mesh/math/frames.ts';
import { strapSection } from '../joint/strap-section.ts';

type Post = PartOf<'post'>;

/** Thickness of an ear lobe with room to breathe: where the back sits. */
const LOBE_MM = 6;

/** A post as it is bought. */
interface EarBack {
  readonly name: string;
  /** The post, its root at z = 0, and what closes it behind the lobe. @param hingeMm room below the root for a hinge */
  readonly draw: (post: Post, quality: Quality, hingeMm: number) => SolidRecipe;
}

/** Outlines of nuts as radius and height behind the lobe, from the end of the post towards the ear. */
const friction: readonly Level[] = [
  [0.9, -1.5],
  [2.2, -1.2],
  [2.5, -0.5],
  [2.2, -0.1],
  [0.9, 0],
];
const screwed: readonly Level[] = [
  [1.2, -2],
  [2.3, -1.8],
  [2.5, -1.5],
  [2.5, -0.5],
  [2.3, -0.2],
  [1.2, 0],
];
/** A broad dome with a neck that the fingers turn. */
const southern: readonly Level[] = [
  [0.9, -3.4],
  [1.6, -3.2],
  [1.7, -2.2],
  [2.6, -1.7],
  [3.4, -0.6],
  [3.4, -0.1],
  [2.2, 0],
];
/** Long and slim, with a rim against the lobe. */
const bombay: readonly Level[] = [
  [0.8, -3],
  [1.3, -2.8],
  [1.3, -0.9],
  [2, -0.6],
  [2.1, -0.2],
  [1.4, 0],
];

/** The ridge of a screw every so many mm, over the last of its post. */
const THREAD = { pitchMm: 0.5, longMm: 5 } as const;

function plainPost({ diameterMm, lengthMm }: Post, quality: Quality): SolidRecipe {
  const r = diameterMm / 2;
  const notch = -lengthMm + 1.75;
  const wire = turned(
    [
      [r * 0.25, -lengthMm],
      [r, -lengthMm + r * 1.2],
      [r, notch - 0.25],
      [r * 0.82, notch],
      [r, notch + 0.25],
      [r, 0],
    ],
    quality.wireSegments,
  );
  return solid(wire);
}

function threadedPost({ diameterMm, lengthMm }: Post, quality: Quality): SolidRecipe {
  const r = diameterMm / 2;
  const ridges = Math.round(Math.min(THREAD.longMm, lengthMm - 2) / THREAD.pitchMm);
  const thread = Array.from({ length: ridges }, (_, ridge): readonly Level[] => {
    const z = -lengthMm + 0.5 * r + ridge * THREAD.pitchMm;
    return [
      [r * 0.8, z],
      [r, z + THREAD.pitchMm / 2],
    ];
  }).flat();
  return solid(turned([[r * 0.4, -lengthMm], ...thread, [r, 0]], quality.wireSegments));
}

function nut(levels: readonly Level[], { seatSegments }: Quality): SolidRecipe {
  return solid(
    turned(
      levels.map(([radiusMm, z]): Level => [radiusMm, z - LOBE_MM]),
      seatSegments,
    ),
  );
}

/** A loop of wire hinged below the post, which lies against the lobe around it. */
function omegaLoop({ seatSegments, wireSegments, pathSegments }: Quality, hingeMm: number): SolidRecipe {
  const back = -LOBE_MM - 0.6;
  const half: readonly Vector3[] = [
    [0.9, -hingeMm, -0.4],
    [0.9, -hingeMm - 0.3, -3],
    [1.2, -Math.max(hingeMm, 4.3), back + 0.6],
    [2.4, -1.6, back],
    [2.6, 1, back],
    [1.5, 3.2, back],
  ];
  const mirrored = half.toReversed().map(([x, y, z]): Vector3 => [-x, y, z]);
  const section = wireSection(0.45, wireSegments);
  const loop = sweep(smoothPath([...half, [0, 3.9, back], ...mirrored], Math.max(3, Math.round(pathSegments / 3))), {
    closed: false,
    up: [0, 0.3, 1],
    section: () => section,
    ends: 'dome',
  });
  return union(solid(loop), hinge(1.4, hingeMm, seatSegments));
}

/** A spring paddle that presses against the lobe from behind; nothing goes through it. */
function clipPaddle({ seatSegments, pathSegments }: Quality, hingeMm: number): SolidRecipe {
  const path: readonly Vector3[] = [
    [0, -hingeMm, -0.4],
    [0, -hingeMm - 0.4, -2.4],
    [0, -hingeMm + 0.5, -LOBE_MM + 0.6],
    [0, -hingeMm / 3, -LOBE_MM + 1.2],
    [0, 1.2, -LOBE_MM + 1.3],
  ];
  const section = strapSection(2.6, 0.8, 16);
  const arm = sweep(smoothPath(path, Math.max(3, Math.round(pathSegments / 2))), {
    closed: false,
    up: [1, 0, 0],
    section: () => section,
  });
  const pad = turned(
    [
      [2.2, 0],
      [2.8, 0.3],
      [2.8, 0.7],
      [2.2, 1],
    ],
    seatSegments,
  );
  const padAt = frameAt([0, 1.4, -LOBE_MM + 0.9], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  return union(solid(arm), placed(solid(pad), [padAt]), hinge(1.7, hingeMm, seatSegments));
}

/** The small barrel that is soldered to the back and in which a loop or a paddle turns. */
function hinge(halfMm: number, belowMm: number, segments: number): SolidRecipe {
  const barrel = turned(
    [
      [0.55, -halfMm],
      [0.8, -halfMm + 0.2],
      [0.8, halfMm - 0.2],
      [0.55, halfMm],
    ],
    Math.round(segments / 2),
  );
  // Where the body ends above it, as a small cup does, a strip reaches down to it.
  const strip = cylinder(0.5, 0, belowMm, Math.max(6, Math.round(segments / 3)));
  return union(
    placed(solid(barrel), [frameAt([0, -belowMm, -0.4], [0, 1, 0], [0, 0, 1], [1, 0, 0])]),
    placed(solid(strip), [frameAt([0, 0, -0.4], [1, 0, 0], [0, 0, 1], [0, -1, 0])]),
  );
}

const withNut =
  (levels: readonly Level[], draw: EarBack['draw']): EarBack['draw'] =>
  (post, quality) =>
    union(draw(post, quality, 0), nut(levels, quality));

/** What every back is called when it is ordered, and how it is drawn. */
export const earBacks: Readonly<Record<Post['back'], EarBack>> = {
  push: { name: 'ear post with nut', draw: withNut(friction, plainPost) },
  screw: { name: 'ear post with screw back', draw: withNut(screwed, threadedPost) },
  'south-screw': { name: 'South screw post with nut', draw: withNut(southern, threadedPost) },
  'bombay-screw': { name: 'Bombay screw post with nut', draw: withNut(bombay, threadedPost) },
  omega: {
    name: 'ear post with omega back',
    draw: (post, quality, hingeMm) =>
      union(plainPost({ ...post, lengthMm: Math.min(post.lengthMm, 8) }, quality), omegaLoop(quality, hingeMm)),
  },
  clip: { name: 'ear clip', draw: (_post, quality, hingeMm) => clipPaddle(quality, hingeMm) },
};
