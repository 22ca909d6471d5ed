import type { DrawnFeature } from '#spec/shown/registry.ts';
import { motifOf } from '../../motifs/registry.ts';
import { besideArches, besideLeaves, besidePave } from './clashes.ts';
import type { FeatureRow } from './feature-row.ts';

/**
 * The features that the studio draws. Those that change a piece most come first: of two that cannot be shown together
 * the first stays.
 */
export const featureRows = {
  twist: {
    leftOut: 'not twisted: strands make a plain bangle, a plain band or a shank under a stone',
    look: { shank: 'twist' },
    smooth: true,
    ornate: true,
    worksBand: true,
  },
  split_shank: {
    leftOut: 'one shank: it splits only on its way to a centre stone',
    look: { shank: 'split' },
    ornate: true,
    saidOfRings: true,
  },
  cathedral: {
    leftOut: 'no arches: they rise to a centre stone that stands clear of its band',
    look: { cathedral: true },
    settle: besideArches,
    saidOfRings: true,
  },
  leaf_shoulders: {
    leftOut: 'no leaves: they climb the shoulders of a smooth band',
    // A leaf or a vine on a ring climbs its shoulders.
    asked: ({ request: { motifs = [] }, onShoulders }) =>
      onShoulders && motifs.some((motif) => motifOf(motif)?.climbs === true),
    look: { leaves: true },
    settle: besideLeaves,
    lies: 'on-face',
    ornate: true,
    saidOfRings: true,
  },
  knife_edge: {
    leftOut: 'no knife edge: it wants a band that is not worked otherwise',
    look: { profile: 'knife' },
    smooth: true,
    saidOfRings: true,
    worksBand: true,
  },
  tapered: { leftOut: 'of one width all around', look: { tapered: true }, worksBand: true },
  milgrain: {
    leftOut: 'the milgrain is beaded by hand',
    look: { milgrain: true },
    lies: 'along-edges',
    ornate: true,
  },
  halo: {
    leftOut: 'no halo: it goes around one stone that leads',
    asked: ({ stones }) => stones.halo === 'single',
  },
  double_halo: {
    leftOut: 'one halo instead of two',
    asked: ({ stones }) => stones.halo === 'double',
    look: { doubleHalo: true },
  },
  hidden_halo: {
    leftOut: 'no hidden halo: it shows between the claws of one stone that leads a ring',
    asked: ({ stones }) => stones.hidden !== undefined,
    look: { hiddenHalo: true, head: 'prong' },
  },
  pave: {
    leftOut: 'the pavé is set by hand',
    asked: ({ stones }) => stones.pave || stones.main?.setting === 'pave',
    look: { pave: true },
    settle: besidePave,
    lies: 'on-face',
    ornate: true,
  },
  flush: {
    leftOut: 'in collars: too deep to be sunk into this piece',
    asked: ({ stones }) => stones.main?.setting === 'flush',
  },
  open_frame: { leftOut: 'a closed outline: this one leaves no room for a window' },
} as const satisfies Readonly<Record<DrawnFeature, FeatureRow>>;

/** The names of all features, those that change a piece most first. */
export const featureNames = Object.keys(featureRows) as readonly DrawnFeature[];

/** What is known of a feature, whichever it is. */
export function featureRow(feature: DrawnFeature): FeatureRow {
  return featureRows[feature];
}

/** All rows, in their order. */
export const allFeatureRows: readonly FeatureRow[] = Object.values(featureRows);

/** Words of a request that are features for which something is true. */
export function featuresThat(isSo: (row: FeatureRow) => boolean): ReadonlySet<string> {
  return new Set(featureNames.filter((feature) => isSo(featureRow(feature))));
}
