import type { DesignSpec } from '../design-spec.ts';
import { profileNames } from './profiles.ts';
import type { Part, PartKind } from '../part-registry.ts';
import {
  showBail,
  showBailStones,
  showChain,
  showClasp,
  showEarWire,
  showLink,
  showLoop,
  showMotif,
  showNoseWire,
  showPlate,
  showPost,
} from './hanging.ts';
import {
  showBezelHead,
  showEternityRow,
  showFlush,
  showHalo,
  showHiddenHalo,
  showPave,
  showPearlCup,
  showProngHead,
  showTennisLine,
} from './holders.ts';
import { showCollarRow, showCrescent, showEdgeFringe, showPartingChain } from './edges.ts';
import { showBeadFringe, showBell, showGhungroo, showStoneFringe } from './bells.ts';
import { showHoop, showHoopCatch } from './ear-hoops.ts';
import {
  showBangleBand,
  showCathedral,
  showLeafShoulders,
  showMilgrain,
  showShank,
  showSignetFace,
  showSplitShank,
  showTwistBand,
  showTwistShank,
} from './hoops.ts';
import type { Shown, ShowPart } from './shown.ts';
import { showBeadStrand, showVati } from './strands.ts';

/** What can be seen of every part; a part that says nothing of itself does not compile. */
export const showPart = {
  shank: showShank,
  'split-shank': showSplitShank,
  'twist-shank': showTwistShank,
  cathedral: showCathedral,
  'prong-head': showProngHead,
  'bezel-head': showBezelHead,
  'pearl-cup': showPearlCup,
  halo: showHalo,
  'hidden-halo': showHiddenHalo,
  pave: showPave,
  'eternity-row': showEternityRow,
  flush: showFlush,
  'signet-face': showSignetFace,
  milgrain: showMilgrain,
  'leaf-shoulders': showLeafShoulders,
  plate: showPlate,
  motif: showMotif,
  bell: showBell,
  'bead-fringe': showBeadFringe,
  'stone-fringe': showStoneFringe,
  vati: showVati,
  'bead-strand': showBeadStrand,
  bail: showBail,
  'bail-stones': showBailStones,
  chain: showChain,
  loop: showLoop,
  link: showLink,
  post: showPost,
  'nose-wire': showNoseWire,
  'ear-wire': showEarWire,
  hoop: showHoop,
  'hoop-catch': showHoopCatch,
  'bangle-band': showBangleBand,
  'twist-band': showTwistBand,
  'tennis-line': showTennisLine,
  clasp: showClasp,
  crescent: showCrescent,
  'collar-row': showCollarRow,
  'edge-fringe': showEdgeFringe,
  'parting-chain': showPartingChain,
  ghungroo: showGhungroo,
} as const satisfies { readonly [K in PartKind]: ShowPart<K> };

type Shows = typeof showPart;

/** The features that the studio draws; one that a client asks for is in every proposal. */
export type DrawnFeature = { [K in keyof Shows]: keyof Shows[K]['features'] }[keyof Shows];

/** A word that some kind of part is called by. */
export type PartWord = DrawnFeature | { [K in keyof Shows]: keyof Shows[K]['words'] }[keyof Shows];

const shows: readonly ShowPart<PartKind>[] = Object.values<unknown>(showPart) as readonly ShowPart<PartKind>[];

/** All features that some part shows. */
export const drawnFeatures = [...new Set(shows.flatMap(({ features }) => Object.keys(features)))] as DrawnFeature[];

/** All words that some kind of part is called by; outlines are not among them. */
export const partWords: ReadonlySet<string> = new Set([
  ...drawnFeatures,
  ...shows.flatMap(({ words }) => Object.keys(words)),
  ...profileNames,
]);

/** What is seen of every part of a design. */
export function shownIn(spec: Pick<DesignSpec, 'parts' | 'stones'>): readonly Shown[] {
  return Object.entries(spec.parts).map(([id, part]) => shownBy(part, spec, id));
}

/** What is seen of one part, as it stands in a design under an id. */
export function shownBy(part: Part, spec: Pick<DesignSpec, 'parts' | 'stones'>, id: string): Shown {
  // The registry is typed by kind. What is found by the part's own kind fits it, which TypeScript cannot see.
  const show = showPart[part.kind] as unknown as ShowPart<PartKind>;
  const trueOf = (words: ShowPart<PartKind>['words']): readonly string[] =>
    Object.entries(words).flatMap(([word, when]) => (when === true || when(part, spec, id) ? [word] : []));
  const features = trueOf(show.features);
  const told = show.tells?.(part, spec, id) ?? {};
  // "Round" is a profile of wire; among the words of a piece it would be its outline.
  const profiles = (told.profiles ?? []).filter((profile) => profile !== 'round');
  return { ...told, features, words: [...features, ...trueOf(show.words), ...(told.outlines ?? []), ...profiles] };
}
