import { linkPitchMm, linkPlayMm } from '#layout/chain/link-pitch.ts';
import { necklaceLengths } from '#spec/sizes/lengths.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { CoordinateFrame, Vector3 } from '../../contract/frame.ts';
import type { PartBuilder, Surroundings } from '../../contract/part-output.ts';
import type { Quality } from '../../contract/quality.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { placedApart, solid } from '../../mesh/build/build-solid.ts';
import { frameAt } from '../../mesh/math/frames.ts';
import { wireSection } from '../../mesh/build/paths.ts';
import { sweep } from '../../mesh/build/sweep.ts';
import { cross } from '../../mesh/math/vectors.ts';
import { nothing } from '../part-pieces.ts';
import { chainFindings } from './chain-findings.ts';
import { neckCurve } from './neck-curve.ts';
import { roundCurve } from './round-curve.ts';

/** Least radius of a bend, in thicknesses of the wire: tighter round wire would run through itself. */
const TIGHTEST_BEND = 0.55;

/** A child's necklace is the shortest, of twelve inches; what is shorter goes around a wrist or an ankle. */
const NECK_FROM_MM = 300;

/** A chain without a pendant that is no longer than a choker lies close around the neck, in no bow. */
const CLOSE_TO_MM = (necklaceLengths.choker.toMm + necklaceLengths.princess.fromMm) / 2;

/** A cable chain, each link turned a quarter against the last; closed, as it lies around a neck or a wrist. */
export const buildChain: PartBuilder<'chain'> = (chain, surroundings) => {
  const frames = linkFrames(chain, surroundings);
  const links = placedApart(solid(linkMesh(chain, surroundings.quality)), frames);
  const top = frames[Math.floor(frames.length / 2)] as CoordinateFrame;
  const made = chain.supply === 'made' || pieceKinds[surroundings.piece].chainIsMade;
  return {
    ...nothing,
    ...(made
      ? { add: [links], bodies: frames.length }
      : { bought: [{ kind: 'chain', name: `cable chain ${chain.lengthMm} mm`, count: 1, solid: links }] }),
    anchors: [
      {
        kind: 'loop',
        centre: [top[12] as number, top[13] as number, top[14] as number],
        normal: [0, 1, 0],
        innerMm: chain.linkWidthMm - 2 * chain.wireMm,
        wireMm: chain.wireMm,
      },
    ],
    checks: chainFindings(surroundings.id, chain),
  };
};

/** Where the chain lies lowest: in the upper end of the bail that hangs on it. */
function bottomOf(chain: PartOf<'chain'>, surroundings: Surroundings): Vector3 {
  const bail = chain.through === undefined ? undefined : surroundings.anchor(chain.through, 'loop');
  if (!bail) return [0, 0, 0];
  const rise = Math.max(0, bail.innerMm / 2 - chain.linkWidthMm / 2 - linkPlayMm);
  return [bail.centre[0], bail.centre[1] + rise, bail.centre[2]];
}

/** An even number of links, so that the last one's quarter turn meets the first. */
function linkFrames(chain: PartOf<'chain'>, surroundings: Surroundings): readonly CoordinateFrame[] {
  const count = 2 * Math.ceil(chain.lengthMm / (2 * linkPitchMm(chain)));
  const bowFromMm = chain.through === undefined ? CLOSE_TO_MM : NECK_FROM_MM;
  const curve = chain.lengthMm < bowFromMm ? roundCurve : neckCurve;
  return curve(chain.lengthMm, count, bottomOf(chain, surroundings)).map(({ at, along }, index) => {
    const across = cross([0, 0, 1], along);
    return index % 2 === 0
      ? frameAt(at, along, across, [0, 0, 1])
      : frameAt(at, along, [0, 0, 1], cross(along, [0, 0, 1]));
  });
}

/** One link: a stadium of round wire in its own XY plane, long side along x. */
function linkMesh(chain: PartOf<'chain'>, quality: Quality): TriangleMesh {
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
