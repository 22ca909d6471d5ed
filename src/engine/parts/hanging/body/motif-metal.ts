import type { PlacedElement, PlacedMotif } from '#layout/motifs/placed-motif.ts';
import { offsetOutline } from '#layout/outline/offset-outline.ts';
import { outlineLength, signedArea } from '#layout/outline/outlines.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { difference, solid, union } from '../../../mesh/build/build-solid.ts';
import { extrudeOutline } from '../../../mesh/build/extrude-outline.ts';
import { raisedLine } from './raised-line.ts';

type Motif = PartOf<'motif'>;

/** The bevel of the back and of the ground's edge. */
const BEVEL_MM = 0.2;

/** How high the rim of a disc and the border of a frame rise, over the relief. */
const RIM_LEVEL = 0.5;

/** How far a raised element reaches into the ground that carries it. */
const ROOT_MM = 0.3;

/** A cutter reaches so far over the surface that it is sunk into. */
const ABOVE_MM = 0.6;

/** While nothing is cut, as in a drag, it is drawn on the surface, so that it is seen where it will lie. */
const DRAWN_MM = 0.25;

/** A field is rounded over this share of its width, so that what is left of it hangs together, up to a limit. */
const FIELD_ROUND = 0.3;
const FIELD_ROUND_MM = 2.2;

/** How much of its relief an element falls towards its edge. */
const FALL = 0.42;

/** The metal of a motif, its elements joined to one body. */
export function motifMetal(motif: Motif, placed: PlacedMotif, quality: Quality): SolidRecipe {
  const steps = Math.max(2, Math.round(quality.wireSegments / 4));
  if (motif.work === 'sunk') return hollows(motif, placed, quality.name === 'drag' ? DRAWN_MM : ABOVE_MM);
  const carriesItself = motif.work === 'silhouette' || motif.work === 'pierced';
  const rootMm = motif.work === 'raised' ? ROOT_MM : Math.min(ROOT_MM, motif.thicknessMm / 2);
  const edges = {
    bottomMm: carriesItself ? -motif.thicknessMm : -rootMm,
    bevelMm: carriesItself ? BEVEL_MM : 0,
    bevelSegments: steps,
    fallMm: FALL * motif.reliefMm,
  };
  const raised = ({ line, level, outline }: PlacedElement, holes: readonly (readonly Point2[])[]): SolidRecipe => {
    const topMm = level * motif.reliefMm;
    if (line) return solid(raisedLine(line, { ...edges, topMm }));
    const crown = { insetMm: roundingMm(outline), dropMm: edges.fallMm };
    return solid(extrudeOutline(outline, { ...edges, topMm, crown, holes }));
  };
  // Where nothing is sawn out all elements are joined at once, which is several times as fast as one after the other.
  if (motif.work !== 'pierced') {
    return union(
      ...groundOf(motif, placed, steps),
      ...placed.elements.map((element) => raised(element, element.windows)),
    );
  }
  const metal = placed.elements.reduce<SolidRecipe | undefined>((below, element) => {
    const sawn = sawnOut(element);
    const own = raised(element, [...element.windows, ...sawn]);
    if (!below) return own;
    // Through a window nothing of what lies behind is seen.
    const cleared = sawn.length > 0 ? difference(below, ...sawn.map((window) => through(window, motif))) : below;
    return union(cleared, own);
  }, undefined);
  const ground = groundOf(motif, placed, steps);
  const bodies = [...ground, ...(metal ? [metal] : [])];
  return union(...bodies);
}

/** What is cut where a motif is sunk: each element as deep as it would rise. */
function hollows(motif: Motif, placed: PlacedMotif, aboveMm: number): SolidRecipe {
  const cutters = placed.elements.map(({ outline, windows, level }) =>
    solid(extrudeOutline(outline, { bottomMm: -level * motif.reliefMm, topMm: aboveMm, holes: windows })),
  );
  return union(...cutters);
}

/** Width of an outline as if it were a bar of its area and length: a curved petal is no wider than a straight one. */
function roundingMm(outline: readonly Point2[]): number {
  const [area, half] = [Math.abs(signedArea(outline)), outlineLength(outline) / 2];
  const widthMm = (half - Math.sqrt(Math.max(0, half * half - 4 * area))) / 2;
  return Math.min(FIELD_ROUND_MM, FIELD_ROUND * widthMm);
}

function groundOf(motif: Motif, { ground }: PlacedMotif, steps: number): readonly SolidRecipe[] {
  if (!ground) return [];
  const { outline, rimMm } = ground;
  const window = offsetOutline(outline, -rimMm);
  const holes = window.length >= 3 ? [window] : [];
  const bevel = { bevelMm: BEVEL_MM, bevelSegments: steps };
  const rim = solid(
    extrudeOutline(outline, {
      bottomMm: -motif.thicknessMm,
      topMm: RIM_LEVEL * motif.reliefMm,
      ...bevel,
      crown: { insetMm: 0.4 * rimMm, dropMm: FALL * motif.reliefMm },
      holes,
    }),
  );
  if (motif.work === 'pierced') return [rim];
  return [solid(extrudeOutline(outline, { bottomMm: -motif.thicknessMm, topMm: 0, ...bevel })), rim];
}

/** What pierced work takes out of an element, where it leaves an opening that does not fill when it is cast. */
function sawnOut({ outline, sawn }: PlacedElement): readonly (readonly Point2[])[] {
  const { castMinMm, openingMinMm } = makingRules.wall;
  const windows = sawn === 'middle' ? [offsetOutline(outline, -castMinMm.limit)] : sawn;
  return windows.filter((window) => window.length >= 3 && offsetOutline(window, -openingMinMm.limit / 2).length >= 3);
}

function through(window: readonly Point2[], motif: Motif): SolidRecipe {
  return solid(extrudeOutline(window, { bottomMm: -motif.thicknessMm - 1, topMm: motif.reliefMm + 1 }));
}
