import type { FacetedCut } from '#spec/tables/cuts.ts';
import type { Point2 } from '../../contract/frame.ts';
import type { CutPlan } from '../cut-plan.ts';
import { girdlePlanes } from '../girdle/girdle-planes.ts';
import { insetEdges, type InsetEdge } from './inset-edges.ts';
import { type StepTier, stepFacets } from './step-tiers.ts';

/** What tells one step cut of straight or fanned edges from another. */
export interface StraightStep {
  readonly cut: FacetedCut;
  readonly widthMm: number;
  /** The girdle as it is ground. */
  readonly outline: readonly Point2[];
  /** The edges that facets are laid along, counter-clockwise, with the way of each to the keel. */
  readonly edges: readonly InsetEdge[];
  /** The same with other ways to the middle of the table, where the table is no smaller copy of what lies below. */
  readonly crownEdges?: readonly InsetEdge[];
  readonly crown: readonly StepTier[];
  readonly pavilion: readonly StepTier[];
}

/** One row of facets, at the angle that its height gives. */
export const oneRow: readonly StepTier[] = [{ inShare: 1, angleDeg: 40 }];

/** Two rows of a crown, the upper one wider and flatter. */
export const twoRows: readonly StepTier[] = [
  { inShare: 0.42, angleDeg: 41 },
  { inShare: 0.58, angleDeg: 29 },
];

/** Three rows of a pavilion, steep at the girdle. */
export const threeRows: readonly StepTier[] = [
  { inShare: 0.22, angleDeg: 50 },
  { inShare: 0.33, angleDeg: 44 },
  { inShare: 0.45, angleDeg: 40 },
];

/** A table, rows of steps up to it and down to keel or culet, whose edges are parallel to the girdle. */
export function straightStep({
  cut,
  widthMm,
  outline,
  edges,
  crownEdges = edges,
  crown,
  pavilion,
}: StraightStep): CutPlan {
  const { tablePct, crownHeightPct, girdlePct } = cut.proportions;
  const girdleHalfMm = (widthMm * girdlePct) / 200;
  const tableMm = girdleHalfMm + (widthMm * crownHeightPct) / 100;
  const culetMm = (widthMm * cut.depthPct) / 100 - tableMm;
  const tableIn = 1 - tablePct / 100;
  const planes = [
    ...stepFacets({
      tiers: crown,
      octagon: (inShare) => insetEdges(crownEdges, tableIn * inShare),
      fromZ: girdleHalfMm,
      toZ: tableMm,
    }),
    ...stepFacets({
      tiers: pavilion,
      octagon: (inShare) => insetEdges(edges, inShare),
      fromZ: -girdleHalfMm,
      toZ: -culetMm,
    }),
    ...girdlePlanes(outline, true),
  ];
  return {
    outline,
    cells: [{ planes: [[0, 0, 1, tableMm], ...planes], innerPlanes: [] }],
    heights: { tableMm, girdleHalfMm, culetMm },
  };
}
