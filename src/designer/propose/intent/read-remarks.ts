import type { DesignRequest } from '#spec/request/design-request.ts';
import { outlineOfMotif } from './motif-words.ts';

/** Features that the pieces take up by themselves; all others are said to be missing. */
const takenUp = new Set([
  'cathedral',
  'split_shank',
  'twist',
  'knife_edge',
  'tapered',
  'leaf_shoulders',
  'bail',
  'solid',
  'solitaire',
  'three_stone',
  'toi_et_moi',
  'cluster',
  'eternity',
  'half_eternity',
  'signet',
  'gallery',
  'stackable',
  'initial',
  'name',
  'hidden_message',
  'sizing_beads',
]);

/** Techniques that are how any piece here is made, or that the pieces take up. */
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

/** What the drawing leaves to the hand or has to leave out, said aloud with every proposal. */
export function readRemarks(request: DesignRequest): readonly string[] {
  const excluded = new Set(request.exclude ?? []);
  const remarks: string[] = [];
  for (const technique of request.techniques ?? []) {
    if (takenUpTechniques.has(technique)) continue;
    remarks.push(`the base only: the ${inWords(technique)} work is added by hand`);
  }
  for (const finish of request.finish ?? []) {
    const atBench = benchFinishes[finish];
    if (atBench) remarks.push(atBench);
  }
  for (const motif of request.motifs ?? []) {
    const drawn = outlineOfMotif(motif) !== undefined || motif === 'vine' || motif === 'geometric';
    if (!drawn) remarks.push(`the ${inWords(motif)} is engraved by hand`);
  }
  for (const feature of request.features ?? []) {
    if (!takenUp.has(feature)) remarks.push(`without the ${inWords(feature)}, which cannot be drawn yet`);
  }
  if (request.engraving && !excluded.has('engraving')) remarks.push(engraved(request.engraving.text));
  if (request.enamel && !excluded.has('enamel')) remarks.push('the enamel is fired on after casting');
  if (request.beads) remarks.push(`the ${inWords(request.beads.kind)} are strung by hand`);
  return [...new Set(remarks)];
}

function engraved(text: string | undefined): string {
  return text === undefined ? 'engraved after casting' : `“${text}” is engraved after casting`;
}

function inWords(word: string): string {
  return word.replaceAll('_', ' ');
}
