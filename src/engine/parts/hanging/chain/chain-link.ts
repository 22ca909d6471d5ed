import type { ChainLink } from '#layout/chain/link-pitch.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { wireSection } from '../../../mesh/build/paths.ts';
import { sweep } from '../../../mesh/build/sweep.ts';

/** Least radius of a bend, in thicknesses of the wire: tighter round wire would run through itself. */
const TIGHTEST_BEND = 0.55;

/** Corners that are nearer than this share of the wire are one: its sections would cut each other. */
const SAME_CORNER = 0.25;

/** From this wire on, a chain has few links, and each is seen. */
const THICK_MM = 1;

/** One link of a cable chain: a stadium of round wire in its own XY plane, long side along x. */
export function chainLinkMesh(chain: ChainLink, quality: Quality): TriangleMesh {
  // Wire too thick for its link is bent as tightly as wire goes; the finding says what to change.
  const radius = Math.max((chain.linkWidthMm - chain.wireMm) / 2, TIGHTEST_BEND * chain.wireMm);
  const straight = Math.max(0, (chain.linkLengthMm - chain.linkWidthMm) / 2);
  // Each bend from side to side with a corner at its tip, where the next link lies in it: cut short there, they would meet.
  const steps = 2 * Math.ceil(quality.linkSegments / 4);
  // In a round link the end of a bend is the beginning of the other.
  const corners = 2 * straight < SAME_CORNER * chain.wireMm ? steps : steps + 1;
  const path = new Float64Array(6 * corners);
  for (const [bend, end] of [1, -1].entries()) {
    for (let i = 0; i < corners; i += 1) {
      const angle = Math.PI * (i / steps - 0.5);
      const [x, y] = [end * (straight + radius * Math.cos(angle)), end * radius * Math.sin(angle)];
      path.set([x, y, 0], 3 * (bend * corners + i));
    }
  }
  // Half the segments of a single wire: a fine chain has hundreds of links.
  const sides = chain.wireMm < THICK_MM ? Math.max(6, Math.round(quality.wireSegments / 2)) : quality.wireSegments;
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
