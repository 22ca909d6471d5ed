import { capitalised, spoken } from '#shared/words.ts';
import { drawnFeatures } from '#spec/shown/registry.ts';
import { benchFeatures, benchFinishes } from '#spec/meanings/bench-work.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { inSeries } from '../phrasing/numbers.ts';
import { motifOf } from '../motifs/registry.ts';
import { areHungBeads } from './hung-beads.ts';
import { outlineOfMotif } from './wished-outline.ts';

/** Techniques that need no remark: every piece is made so, or is drawn with them or told why not. */
const takenUpTechniques: ReadonlySet<string> = new Set(['handmade', 'lost_wax_casting', ...drawnFeatures]);

/** Where a piece shows a motif; elsewhere it is engraved by hand. */
export type MotifPlace = 'on-plates' | 'on-shoulders' | 'engraved';

/** Whether the piece itself shows a motif: leaves climb the shoulders of a ring, geometry is in any facet. */
function isTakenUp(motif: string, where: MotifPlace): boolean {
  const { climbs = false, shownAnywhere = false, figure } = motifOf(motif) ?? {};
  if (where === 'on-plates' && (figure ?? outlineOfMotif(motif)) !== undefined) return true;
  return shownAnywhere || (where === 'on-shoulders' && climbs);
}

function nameOf(motif: string): string {
  return motif.split('_').map(capitalised).join(' and ');
}

/**
 * The remarks on what the drawing leaves to the bench, told with every proposal.
 * @param hangsBeads whether metal beads hang from the piece as it is drawn
 */
export function benchRemarks(request: DesignRequest, motifs: MotifPlace, hangsBeads = false): readonly string[] {
  const excluded = new Set(request.exclude ?? []);
  const byHand = (request.techniques ?? []).filter((technique) => !takenUpTechniques.has(technique)).map(spoken);
  const engravedMotifs = (request.motifs ?? [])
    .filter((motif) => !isTakenUp(motif, motifs))
    .map((motif) => (motifOf(motif)?.isPerson ? nameOf(motif) : `the ${spoken(motif)}`));
  const remarks = [
    ...(byHand.length > 0 ? [`cast as the base: the ${inSeries(byHand)} work is done by hand`] : []),
    ...(request.finish ?? []).flatMap((finish) => benchFinishes[finish] ?? []),
    ...(engravedMotifs.length > 0 ? [`${inSeries(engravedMotifs)} engraved by hand`] : []),
    ...(request.features ?? []).flatMap((feature) =>
      hangsBeads && areHungBeads(feature) ? [] : (benchFeatures[feature] ?? []),
    ),
    ...(request.engraving && !excluded.has('engraving') ? [engraved(request.engraving.text)] : []),
    ...(request.enamel && !excluded.has('enamel') ? ['the enamel is fired on after casting'] : []),
    ...(request.beads && !(hangsBeads && areHungBeads(request.beads.kind))
      ? [`the ${spoken(request.beads.kind)} strung by hand`]
      : []),
  ];
  return [...new Set(remarks)];
}

function engraved(text: string | undefined): string {
  return text === undefined ? 'engraved after casting' : `“${text}” is engraved after casting`;
}
