import type { ChainLink } from '#layout/chain/link-pitch.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { wireSection } from '../../../mesh/build/paths.ts';
import { sweep } from '../../../mesh/build/sweep.ts';

/** Least radius of a bend, in thicknesses of the wire: tighter round wire would run through itself. */
const TIGHTEST_BEND = 0.55;

/** One link of a cable chain: a stadium of round wire in its own XY plane, long side along x. */
export function chainLinkMesh(chain: ChainLink, quality: Quality): TriangleMesh {
  // Wire too thick for its link is bent as tightly as wire goes; the finding says what to change.
  const radius = Math.max((chain.linkWidthMm - chain.wireMm) / 2, TIGHTEST_BEND * chain.wireMm);
  const straight = Math.max(0, (chain.linkLengthMm - chain.linkWidthMm) / 2);
  const count = quality.linkSegments;
  const path = new Float64Array(3 * count);
  for (let i = 0; i < count; i += 1) {
    const angle = (2 * Math.PI * (i + 0.5)) / count;
    path.set([Math.sign(Math.cos(angle)) * straight + radius * Math.cos(angle), radius * Math.sin(angle), 0], 3 * i);
  }
  // Half the segments of a single wire: a chain has hundreds of links.
  const sides = Math.max(6, Math.round(quality.wireSegments / 2));
  // Few segments cut the bends short; a little more wire makes up for it, so that a chain weighs the same at any
  // quality.
  const lost = (2 * Math.PI * radius + 4 * straight) / lengthAround(path);
  const section = wireSection((chain.wireMm / 2) * Math.sqrt(lost), sides);
  return sweep(path, { closed: true, up: [0, 0, 1], section: () => section });
}

function lengthAround(path: Float64Array): number {
  let length = 0;
  for (let i = 0; i < path.length; i += 3) {
    const next = (i + 3) % path.length;
    length += Math.hypot(
      (path[next] as number) - (path[i] as number),
      (path[next + 1] as number) - (path[i + 1] as number),
    );
  }
  return length;
}
