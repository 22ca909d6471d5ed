import type { DesignRequest } from '#spec/request/design-request.ts';
import { inSeries } from '../words/numbers.ts';
import { motifOf } from '../motifs/registry.ts';
import { outlineOfMotif } from './wished-outline.ts';

/** The remark for each feature that is drawn otherwise or added at the bench; all others are drawn as they are. */
const atTheBench: Readonly<Record<string, string>> = {
  adjustable: 'made to this size: the bench makes it adjustable',
  charms: 'the charms are bought and hung by hand',
  convertible: 'in one piece: the bench makes it convertible',
  detachable: 'in one piece: the bench makes the joint that comes apart',
  dori: 'the dori is tied on by hand',
  ear_chain: 'the ear chain is bought',
  elephant_finials: 'the finials are carved by hand',
  extender: 'the extender is bought with the chain',
  ghungroo: 'the ghungroos are bought and hung by hand',
  hinge: 'the hinge is fitted at the bench',
  hinged: 'the hinge is fitted at the bench',
  his_and_hers: 'one ring of the two: the other is designed with its own size',
  lightweight_hollow: 'solid here: the bench hollows it',
  locket_opening: 'a front that the bench hinges to a back',
  magnetic: 'the magnetic clasp is bought',
  open_shank: 'a closed band: the bench opens it',
  pearl_string: 'the pearls are strung by hand',
  photo_frame: 'the frame for the photograph is fitted at the bench',
  reversible: 'one face: the other is engraved by hand',
  safety_chain: 'the safety chain is bought',
  hidden_message: 'the hidden words are engraved inside, by hand',
  sizing_beads: 'the sizing beads are soldered in at the bench',
  spikes: 'the spikes are soldered on by hand',
  split_prong_head: 'single claws stand for the split ones',
  tassel: 'the tassel is bought and hung by hand',
};

/** Techniques that need no remark: every piece is made so, or the pieces show them. */
const takenUpTechniques = new Set(['handmade', 'lost_wax_casting', 'milgrain']);

/** Finishes that the bench gives after casting. */
const benchFinishes: Readonly<Record<string, string>> = {
  antique: 'antiqued at the bench',
  oxidised: 'oxidised at the bench',
  rhodium_plated: 'rhodium-plated at the bench',
  black_rhodium: 'black rhodium-plated at the bench',
  gold_plated: 'gold-plated at the bench',
  micro_plated: 'gold-plated at the bench',
  diamond_cut: 'diamond-cut at the bench',
};

/** Where a piece shows a motif; elsewhere it is engraved by hand. */
export type MotifPlace = 'on-plates' | 'on-shoulders' | 'engraved';

/** Whether the piece itself shows a motif: leaves climb the shoulders of a ring, geometry is in any facet. */
function isTakenUp(motif: string, where: MotifPlace): boolean {
  if (where === 'on-plates' && outlineOfMotif(motif) !== undefined) return true;
  const { climbs = false, shownAnywhere = false } = motifOf(motif) ?? {};
  return shownAnywhere || (where === 'on-shoulders' && climbs);
}

function nameOf(motif: string): string {
  return motif
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' and ');
}

/** The remarks on what the drawing leaves to the bench, told with every proposal. */
export function benchRemarks(request: DesignRequest, motifs: MotifPlace): readonly string[] {
  const excluded = new Set(request.exclude ?? []);
  const byHand = (request.techniques ?? []).filter((technique) => !takenUpTechniques.has(technique)).map(inWords);
  const engravedMotifs = (request.motifs ?? [])
    .filter((motif) => !isTakenUp(motif, motifs))
    .map((motif) => (motifOf(motif)?.isPerson ? nameOf(motif) : `the ${inWords(motif)}`));
  const remarks = [
    ...(byHand.length > 0 ? [`cast as the base: the ${inSeries(byHand)} work is done by hand`] : []),
    ...(request.finish ?? []).flatMap((finish) => benchFinishes[finish] ?? []),
    ...(engravedMotifs.length > 0 ? [`${inSeries(engravedMotifs)} engraved by hand`] : []),
    ...(request.features ?? []).flatMap((feature) => atTheBench[feature] ?? []),
    ...(request.engraving && !excluded.has('engraving') ? [engraved(request.engraving.text)] : []),
    ...(request.enamel && !excluded.has('enamel') ? ['the enamel is fired on after casting'] : []),
    ...(request.beads ? [`the ${inWords(request.beads.kind)} strung by hand`] : []),
  ];
  return [...new Set(remarks)];
}

function engraved(text: string | undefined): string {
  return text === undefined ? 'engraved after casting' : `“${text}” is engraved after casting`;
}

function inWords(word: string): string {
  return word.replaceAll('_', ' ');
}
