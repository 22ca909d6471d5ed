import { linkPitchMm, linkPlayMm } from '#layout/chain/link-pitch.ts';
import { necklaceLengths } from '#spec/sizes/lengths.ts';
import { NECK_FROM_MM } from '#spec/sizes/worn-lengths.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { CoordinateFrame, Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder, Surroundings } from '../../../contract/part-output.ts';
import { placedApart, solid } from '../../../mesh/build/build-solid.ts';
import { frameAt, multiply, translation } from '../../../mesh/math/frames.ts';
import { cross } from '../../../mesh/math/vectors.ts';
import { nothing } from '../../part-pieces.ts';
import { chainLinkMesh } from './chain-link.ts';
import { chainFindings } from './chain-findings.ts';
import { neckCurve } from './neck-curve.ts';
import { roundCurve } from './round-curve.ts';

/** A chain without a pendant that is no longer than a choker lies close around the neck, in no bow. */
const CLOSE_TO_MM = (necklaceLengths.choker.toMm + necklaceLengths.princess.fromMm) / 2;

/** A cable chain, each link turned a quarter against the last; closed, as it lies around a neck or a wrist. */
export const buildChain: PartBuilder<'chain'> = (chain, surroundings) => {
  const frames = linkFrames(chain, surroundings);
  const links = placedApart(solid(chainLinkMesh(chain, surroundings.quality)), frames);
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
      { kind: 'line', places: hangingPlaces(chain, frames), stepMm: 2 * linkPitchMm(chain), wireMm: chain.wireMm },
    ],
    checks: chainFindings(surroundings.id, chain),
  };
};

/** The outer wires of the links that lie flat, which is every second one. */
function hangingPlaces(chain: PartOf<'chain'>, frames: readonly CoordinateFrame[]): readonly CoordinateFrame[] {
  const outwards = translation(0, -(chain.linkWidthMm - chain.wireMm) / 2, 0);
  return frames.filter((_, index) => index % 2 === 0).map((frame) => multiply(frame, outwards));
}

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
