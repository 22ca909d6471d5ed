import { linkPitchMm } from '#layout/chain/link-pitch.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { CoordinateFrame, Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placedApart, solid, union } from '../../../mesh/build/build-solid.ts';
import { smoothPath, wireSection } from '../../../mesh/build/paths.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import { frameAt } from '../../../mesh/math/frames.ts';
import { cross } from '../../../mesh/math/vectors.ts';
import { nothing } from '../../part-pieces.ts';
import { chainFindings } from '../chain/chain-findings.ts';
import { chainLinkMesh } from '../chain/chain-link.ts';
import { ringOfWire } from '../joint/ring-of-wire.ts';

type PartingChain = PartOf<'parting-chain'>;

/** It is shown as it is laid out: this share of it straight up, then in half a circle and down again beside itself. */
const UP_SHARE = 0.28;
const BOW_SHARE = 0.4;

/** Room between the first link and the loop that it goes through. */
const PLAY_MM = 0.06;

/** The chain along the parting with its hook, from the loop of what hangs on the forehead. */
export const buildPartingChain: PartBuilder<'parting-chain'> = (chain, surroundings) => {
  const loop = surroundings.anchor(chain.on, 'loop');
  const [x, y, z] = loop?.centre ?? [0, 0, 0];
  // The lower bend of the first link lies under the upper wire of the loop.
  const startMm = (loop?.innerMm ?? 0) / 2 - chain.wireMm - PLAY_MM;
  const from: Vector3 = [x, y + startMm, z];
  const count = Math.max(2, Math.round(chain.lengthMm / linkPitchMm(chain)));
  const frames = Array.from({ length: count }, (_, index) => linkFrame(chain, from, index));
  const links = placedApart(solid(chainLinkMesh(chain, surroundings.quality)), frames);
  const last = placeAt(chain, from, count * linkPitchMm(chain) + chain.wireMm);
  return {
    ...nothing,
    bought: [
      { kind: 'chain', name: `parting chain ${chain.lengthMm} mm`, count: 1, solid: links },
      { kind: 'link', name: 'hair hook', count: 1, solid: hairHook(chain, last, surroundings.quality) },
    ],
    checks: chainFindings(surroundings.id, chain),
  };
};

interface Place {
  readonly at: Vector3;
  readonly along: Vector3;
}

function linkFrame(chain: PartingChain, from: Vector3, index: number): CoordinateFrame {
  const middleMm = index * linkPitchMm(chain) + chain.linkLengthMm / 2;
  const { at, along } = placeAt(chain, from, middleMm);
  const across = cross([0, 0, 1], along);
  return index % 2 === 0
    ? frameAt(at, along, across, [0, 0, 1])
    : frameAt(at, along, [0, 0, 1], cross(along, [0, 0, 1]));
}

/** A place so far along the chain as it is laid out. */
function placeAt({ lengthMm }: PartingChain, [x, y, z]: Vector3, alongMm: number): Place {
  const upMm = UP_SHARE * lengthMm;
  const radiusMm = (BOW_SHARE * lengthMm) / Math.PI;
  if (alongMm <= upMm) return { at: [x, y + alongMm, z], along: [0, 1, 0] };
  const turn = (alongMm - upMm) / radiusMm;
  if (turn <= Math.PI) {
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    return { at: [x + radiusMm * (1 - cosine), y + upMm + radiusMm * sine, z], along: [sine, cosine, 0] };
  }
  const downMm = alongMm - upMm - Math.PI * radiusMm;
  return { at: [x + 2 * radiusMm, y + upMm - downMm, z], along: [0, -1, 0] };
}

/** An eye in the last link and a long open bend, which is pushed under the hair. */
function hairHook({ hookMm, wireMm, linkWidthMm }: PartingChain, { at }: Place, quality: Quality): SolidRecipe {
  const [x, y, z] = at;
  const thickMm = Math.max(0.8, wireMm);
  const eyeMm = Math.max(1.4, linkWidthMm * 0.8);
  const eyeY = y - eyeMm / 2;
  const top = eyeY - eyeMm / 2 - thickMm;
  const points: readonly Vector3[] = [
    [x, top + 0.4 * thickMm, z],
    [x, top - 0.4 * hookMm, z],
    [x, top - 0.86 * hookMm, z],
    [x + 0.09 * hookMm, top - hookMm, z],
    [x + 0.2 * hookMm, top - 0.9 * hookMm, z],
    [x + 0.22 * hookMm, top - 0.5 * hookMm, z],
    [x + 0.3 * hookMm, top - 0.38 * hookMm, z],
  ];
  const section = wireSection(thickMm / 2, quality.wireSegments);
  const bend = sweep(smoothPath(points, Math.max(3, Math.round(quality.pathSegments / 3))), {
    closed: false,
    up: [0, 0, 1],
    section: () => section,
    ends: 'dome',
  });
  return union(ringOfWire([x, eyeY, z], eyeMm, thickMm, 'front', quality), solid(bend));
}
