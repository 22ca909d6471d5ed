import { bailBehindStone, seenBailHalfMm } from '#layout/hanging/bail-form.ts';
import { ROOT_MM } from '#layout/hanging/joint-form.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules, tasteSource } from '#spec/tables/taste-rules.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { solid } from '../../../mesh/build/build-solid.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import { nothing } from '../../part-pieces.ts';
import { armTo } from './arm.ts';
import { type HangPoint, hangPoint, pegOf } from './hang-point.ts';
import { strapSection } from './strap-section.ts';

type Bail = PartOf<'bail'>;

/** Visible height over body height. */
const HEIGHT_SHARE = tasteRules.bailBelongs;

/** A hidden bail stands this far below the upper edge, behind the body. */
const HIDDEN_DROP_MM = 1;

/** A strap bent into a loop, widest at its crown and drawn in where it meets the body. */
export const buildBail: PartBuilder<'bail'> = (bail, surroundings) => {
  const hang = hangPoint(surroundings, bail.on, 'top');
  const head = bail.style === 'hidden' ? surroundings.anchor(bail.on, 'head') : undefined;
  const loop = head ? behindStone(bail, pegOf(head)) : loopOf(bail, hang);
  return {
    ...nothing,
    add: [
      solid(loopMesh(bail, loop, surroundings.quality)),
      ...(head ? [] : armTo(hang, 'top', bail.wallMm, surroundings.quality)),
    ],
    anchors: [
      {
        kind: 'loop',
        centre: loop.centre,
        normal: [1, 0, 0],
        innerMm: 2 * (loop.halfHeightMm - bail.wallMm / 2),
        wireMm: bail.wallMm,
      },
      { kind: 'strap', ...loop, wallMm: bail.wallMm },
    ],
    checks: bailFindings(surroundings.id, bail, hang),
  };
};

/** The middle line of the strap: an ellipse in the YZ plane, so that the chain runs through from left to right. */
interface Loop {
  readonly centre: Vector3;
  readonly halfHeightMm: number;
  readonly halfDepthMm: number;
}

function loopOf(bail: Bail, { point, thicknessMm, middleZAt }: HangPoint): Loop {
  const wall = bail.wallMm;
  const innerDepth = Math.max(makingRules.bailAndChain.bailInnerWidthMinMm.limit, thicknessMm * 0.8);
  const halfDepthMm = (innerDepth + wall) / 2;
  if (bail.style === 'hidden') {
    const halfHeightMm = (bail.heightMm + wall) / 2;
    const y = point[1] - HIDDEN_DROP_MM - halfHeightMm;
    // The loop's front runs in the middle of the metal that it hides behind.
    return { centre: [point[0], y, middleZAt(y) - halfDepthMm], halfHeightMm, halfDepthMm };
  }
  const halfHeightMm = seenBailHalfMm(bail);
  return { centre: [point[0], point[1] - ROOT_MM + halfHeightMm, point[2]], halfHeightMm, halfDepthMm };
}

/** Behind a stone the loop keeps clear of the pavilion: it grows out of the metal in which the legs meet. */
function behindStone(bail: Bail, [x, y, z]: Vector3): Loop {
  const halfDepthMm = (makingRules.bailAndChain.bailInnerWidthMinMm.limit + bail.wallMm) / 2;
  const { halfHeightMm, raisedMm, depthShare } = bailBehindStone(bail);
  return { centre: [x, y + raisedMm, z - halfDepthMm * depthShare], halfHeightMm, halfDepthMm };
}

function loopMesh(bail: Bail, { centre, halfHeightMm, halfDepthMm }: Loop, quality: Quality): TriangleMesh {
  const count = Math.max(20, Math.round(quality.bandSegments / 3));
  const path = new Float64Array(3 * count);
  for (let i = 0; i < count; i += 1) {
    const angle = (2 * Math.PI * i) / count;
    path.set([centre[0], centre[1] - halfHeightMm * Math.cos(angle), centre[2] + halfDepthMm * Math.sin(angle)], 3 * i);
  }
  const narrowest = bail.style === 'tapered' ? 0.55 : 1;
  const width = bail.style === 'ring' ? bail.wallMm : bail.widthMm;
  return sweep(path, {
    closed: true,
    up: [1, 0, 0],
    section: (index) => {
      const fromFoot = (1 - Math.cos((2 * Math.PI * index) / count)) / 2;
      return strapSection(width * (narrowest + (1 - narrowest) * fromFoot), bail.wallMm, quality.wireSegments);
    },
  });
}

function bailFindings(id: string, bail: Bail, hang: HangPoint): readonly Finding[] {
  const findings: Finding[] = [];
  const wall = makingRules.bailAndChain.bailWallMinMm;
  if (bail.wallMm < wall.limit) {
    findings.push({
      rule: 'bail.wall',
      severity: 'error',
      part: id,
      parameter: 'wallMm',
      value: bail.wallMm,
      limit: wall.limit,
      unit: 'mm',
      message: `A bail of ${bail.wallMm} mm wears through.`,
      remedy: `Make its wall at least ${wall.limit} mm.`,
      patch: [{ op: 'replace', path: `/parts/${id}/wallMm`, value: wall.limit }],
      source: wall.source,
    });
  }
  const share = (bail.heightMm - hang.belowTopMm) / hang.bodyHeightMm;
  const isFree = bail.style === 'hidden' || bail.style === 'set';
  if (!isFree && (share < HEIGHT_SHARE.least - 0.005 || share > HEIGHT_SHARE.most + 0.005)) {
    const low = share < HEIGHT_SHARE.least;
    const limit = low ? HEIGHT_SHARE.least : HEIGHT_SHARE.most;
    const value = Number((limit * hang.bodyHeightMm + hang.belowTopMm).toFixed(1));
    findings.push({
      rule: 'taste.bail-height',
      severity: 'warning',
      part: id,
      parameter: 'heightMm',
      value: Number((share * 100).toFixed(0)),
      limit: limit * 100,
      unit: '%',
      message: `The bail is ${(share * 100).toFixed(0)} % of the body: it looks ${low ? 'lost' : 'added on'}.`,
      remedy: `Make it about ${value} mm, or hide it behind the body.`,
      patch: [{ op: 'replace', path: `/parts/${id}/heightMm`, value }],
      source: tasteSource(tasteRules.bailBelongs),
    });
  }
  return findings;
}
