import { linkPlayMm, type WholeLinks, wholeLinks } from '#layout/chain/link-pitch.ts';
import { necklaceLengths } from '#spec/sizes/lengths.ts';
import { NECK_FROM_MM } from '#spec/sizes/worn-lengths.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { CoordinateFrame, Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder, Surroundings } from '../../../contract/part-output.ts';
import { placedApart, solid } from '../../../mesh/build/build-solid.ts';
import { frameAt, multiply, translation } from '../../../mesh/math/frames.ts';
import { add, cross, unit, scale, subtract } from '../../../mesh/math/vectors.ts';
import { nothing } from '../../part-pieces.ts';
import { chainLinkMesh } from './chain-link.ts';
import { chainFindings } from './chain-findings.ts';
import { type ChainPlace, neckCurve, ovalCurve } from './neck-curve.ts';
import { roundCurve } from './round-curve.ts';

/** A chain without a pendant that is no longer than a choker lies close around the neck, in no bow. */
const CLOSE_TO_MM = (necklaceLengths.choker.toMm + necklaceLengths.princess.fromMm) / 2;

/** A cable chain, each link turned a quarter against the last; closed, as it lies around a neck or a wrist. */
export const buildChain: PartBuilder<'chain'> = (chain, surroundings) => {
  const whole = wholeLinks(chain);
  const frames = linkFrames(chain, whole, surroundings);
  const links = placedApart(solid(chainLinkMesh(whole.link, surroundings.quality)), frames);
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
      { kind: 'line', places: hangingPlaces(chain, frames), stepMm: 2 * whole.pitchMm, wireMm: chain.wireMm },
    ],
    checks: chainFindings(surroundings.id, chain),
  };
};

/**
 * The wires that something hangs from, on every second link. Around a limb these are the lower ones of the links that
 * stand on edge, since it is worn level; around the neck the outer ones of the links that lie flat.
 */
function hangingPlaces(chain: PartOf<'chain'>, frames: readonly CoordinateFrame[]): readonly CoordinateFrame[] {
  const [turn, aside] = [isRound(chain) ? 1 : 0, (chain.linkWidthMm - chain.wireMm) / 2];
  return frames.filter((_, index) => index % 2 === turn).map((frame) => multiply(frame, translation(0, -aside, 0)));
}

/** Whether it lies close around a limb or the neck, in no bow. */
function isRound({ through, lengthMm }: PartOf<'chain'>): boolean {
  return lengthMm < (through === undefined ? CLOSE_TO_MM : NECK_FROM_MM);
}

/** Where the chain lies lowest: in the upper end of the bail that hangs on it. */
function bottomOf(chain: PartOf<'chain'>, surroundings: Surroundings): Vector3 {
  const bail = chain.through === undefined ? undefined : surroundings.anchor(chain.through, 'loop');
  if (!bail) return [0, 0, 0];
  const rise = Math.max(0, bail.innerMm / 2 - chain.linkWidthMm / 2 - linkPlayMm(chain.wireMm));
  return [bail.centre[0], bail.centre[1] + rise, bail.centre[2]];
}

function linkFrames(
  chain: PartOf<'chain'>,
  { count }: WholeLinks,
  surroundings: Surroundings,
): readonly CoordinateFrame[] {
  const curve = isRound(chain) ? roundCurve : chain.through === undefined ? ovalCurve : neckCurve;
  // Links are straight: each reaches from the joint before it to the one behind it, which lie on the curve.
  const places = curve(chain.lengthMm, 2 * count, bottomOf(chain, surroundings));
  const joint = (index: number): Vector3 => (places.at(index % places.length) as ChainPlace).at;
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [joint(2 * index - 1), joint(2 * index + 1)];
    const [at, along] = [scale(add(from, to), 0.5), unit(subtract(to, from))];
    const across = cross([0, 0, 1], along);
    return index % 2 === 0
      ? frameAt(at, along, across, [0, 0, 1])
      : frameAt(at, along, [0, 0, 1], cross(along, [0, 0, 1]));
  });
}
