import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules, tasteSource } from '#spec/tables/taste-rules.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { offsetOutline } from '#layout/outline/offset-outline.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { solid } from '../../../mesh/build/build-solid.ts';
import { extrudeOutline } from '../../../mesh/build/extrude-outline.ts';
import { translation } from '../../../mesh/math/frames.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { nothing } from '../../part-pieces.ts';
import { domeOver } from './dome-over.ts';
import { plateOpenings, plateOutline } from './outlines.ts';

type Plate = PartOf<'plate'>;

/** Widest border over the width of a frame. */
const WIDEST_BORDER = tasteRules.plateBorder.most;

/** A smaller bevel scratches; a wide flat needs one. */
const LEAST_BEVEL_MM = tasteRules.edgeBroken.least;
const FLAT_NEEDS_BEVEL_MM = tasteRules.flatBroken.most;

/** The body of a pendant or an earring: flat with a rounded edge, domed, or a frame around a window. */
export const buildPlate: PartBuilder<'plate'> = (plate, surroundings) => {
  const outline = plateOutline(plate, surroundings.quality.bandSegments);
  const domed = plate.domeMm > 0 && plate.border === 0 && plate.shape !== 'free';
  return {
    ...nothing,
    add: [
      solid(domed ? domedMesh(plate, outline, surroundings.quality) : flatMesh(plate, outline, surroundings.quality)),
    ],
    anchors: [faceAnchor(plate, outline, domed)],
    checks: plateFindings(surroundings.id, plate),
    bodies: 1,
  };
};

/** What stands on a plate stands on the top of its dome; what hangs from it is fixed to its edge below. */
function faceAnchor(plate: Plate, outline: readonly Point2[], domed: boolean): AnchorOf<'face'> {
  const riseMm = domed ? plate.domeMm : 0;
  return {
    kind: 'face',
    frame: translation(0, 0, riseMm),
    outline,
    thicknessMm: plate.thicknessMm,
    edgeBelowMm: riseMm,
  };
}

/** Its face lies at z = 0, its back at −thickness. */
function flatMesh(plate: Plate, outline: readonly Point2[], quality: Quality): TriangleMesh {
  const window = plate.border > 0 ? offsetOutline(outline, -plate.border * plate.widthMm) : [];
  const openings = plate.border > 0 ? [] : plateOpenings(plate, quality.bandSegments);
  return extrudeOutline(outline, {
    bottomMm: -plate.thicknessMm,
    topMm: 0,
    bevelMm: plate.bevelMm,
    bevelSegments: Math.max(2, Math.round(quality.wireSegments / 4)),
    holes: window.length >= 3 ? [window] : openings,
  });
}

/** The outline drawn towards the middle, and how high it lies. */
interface Ring {
  readonly share: number;
  readonly heightAt: (x: number, y: number) => number;
}

/** A shell of even thickness over the outline: rings drawn towards the middle, the top one raised. */
function domedMesh(plate: Plate, outline: readonly Point2[], quality: Quality): TriangleMesh {
  const steps = Math.max(5, Math.round(quality.profileSegments / 3));
  const edge = Math.min(plate.bevelMm, plate.thicknessMm / 2);
  const inset = 1 - (2 * edge) / plate.widthMm;
  const rise = domeOver(outline.map(([x, y]): Point2 => [x * inset, y * inset]));
  const raised = (share: number, byMm: number): Ring => ({
    share,
    heightAt: (x, y) => plate.domeMm * rise(x, y) - byMm,
  });
  const level = (share: number, heightMm: number): Ring => ({ share, heightAt: () => heightMm });
  const shares = Array.from(
    { length: steps },
    (_, index) => inset * Math.cos((Math.PI / 2) * ((steps - index) / (steps + 1))),
  );
  const under = shares.map((share) => raised(share, plate.thicknessMm));
  const over = shares.toReversed().map((share) => raised(share, 0));
  const rings = [
    ...under,
    level(inset, -plate.thicknessMm),
    level(1, edge - plate.thicknessMm),
    level(1, -edge),
    level(inset, 0),
    ...over,
  ].filter(({ share }, index, all) => index === 0 || share !== all[index - 1]?.share || share === 1);
  const points = new Float64Array(3 * outline.length * rings.length);
  rings.forEach(({ share, heightAt }, ring) => {
    outline.forEach(([x, y], index) => {
      const place = [x * share, y * share] as const;
      points.set([...place, heightAt(...place)], 3 * (ring * outline.length + index));
    });
  });
  return loft(points, outline.length, {
    loop: false,
    startTip: [0, 0, plate.domeMm - plate.thicknessMm],
    endTip: [0, 0, plate.domeMm],
  });
}

function plateFindings(id: string, plate: Plate): readonly Finding[] {
  const findings: Finding[] = [];
  const thinnest = makingRules.wall.castMinMm;
  if (plate.thicknessMm < thinnest.limit) {
    findings.push({
      rule: 'plate.thickness',
      severity: 'error',
      part: id,
      parameter: 'thicknessMm',
      value: plate.thicknessMm,
      limit: thinnest.limit,
      unit: 'mm',
      message: `A plate of ${plate.thicknessMm} mm does not fill when it is cast.`,
      remedy: `Make it at least ${thinnest.limit} mm thick.`,
      patch: [{ op: 'replace', path: `/parts/${id}/thicknessMm`, value: thinnest.limit }],
      source: thinnest.source,
    });
  }
  if (plate.border > WIDEST_BORDER + 1e-9) {
    findings.push({
      rule: 'taste.plate-border',
      severity: 'warning',
      part: id,
      parameter: 'border',
      value: plate.border,
      limit: WIDEST_BORDER,
      unit: '×',
      message: `The border is ${(plate.border * 100).toFixed(0)} % of the width: the frame looks like a washer.`,
      remedy: 'Keep the border at 8–12 % of the width.',
      patch: [{ op: 'replace', path: `/parts/${id}/border`, value: WIDEST_BORDER }],
      source: tasteSource(tasteRules.plateBorder),
    });
  }
  if (
    plate.bevelMm < LEAST_BEVEL_MM &&
    plate.domeMm === 0 &&
    Math.min(plate.widthMm, plate.heightMm) > FLAT_NEEDS_BEVEL_MM
  ) {
    findings.push({
      rule: 'taste.flat-needs-bevel',
      severity: 'warning',
      part: id,
      parameter: 'bevelMm',
      value: plate.bevelMm,
      limit: LEAST_BEVEL_MM,
      unit: 'mm',
      message: 'A flat this wide without a bevel reflects one tone and looks like paper.',
      remedy: `Give it a bevel of at least ${LEAST_BEVEL_MM} mm, or a dome.`,
      patch: [{ op: 'replace', path: `/parts/${id}/bevelMm`, value: 0.3 }],
      source: tasteSource(tasteRules.flatBroken),
    });
  }
  return findings;
}
