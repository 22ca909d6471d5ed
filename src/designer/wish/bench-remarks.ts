import { capitalised, spoken } from '#shared/words.ts';
import { drawnFeatures } from '#spec/shown/registry.ts';
import { benchFeatures, benchFinishes, foilWorks } from '#spec/meanings/bench-work.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { inSeries } from '../phrasing/numbers.ts';
import { motifOf } from '../motifs/registry.ts';
import { appliedFigure, outlineOfMotif } from './wished-outline.ts';

/**
 * Techniques that need no remark: every piece is made so, or is drawn with them or told why not. Of stones on foil each
 * design tells whether its settings are made for it (`kept/rules/looks.ts`).
 */
const takenUpTechniques: ReadonlySet<string> = new Set(['handmade', 'lost_wax_casting', ...drawnFeatures]);

/** Where a piece shows a motif; elsewhere it is engraved by hand. */
export type MotifPlace = 'on-plates' | 'on-shoulders' | 'applied' | 'engraved';

/** Whether the piece itself shows a motif: one stands on it, leaves climb the shoulders of a ring, geometry is in any facet. */
function isTakenUp(motif: string, where: MotifPlace, isFirst: boolean): boolean {
  const { climbs = false, shownAnywhere = false, figure } = motifOf(motif) ?? {};
  if (where === 'on-plates' && (figure ?? outlineOfMotif(motif)) !== undefined) return true;
  if (where === 'applied' && isFirst) return true;
  return shownAnywhere || (where === 'on-shoulders' && climbs);
}

function nameOf(motif: string): string {
  return motif.split('_').map(capitalised).join(' and ');
}

/** What of a request the piece is drawn with, so that the bench need not add it. */
interface DrawnAlready {
  /** Words for beads. */
  readonly ownBeads?: readonly string[] | undefined;
  /** Whether the letters that were said are metal of the piece. */
  readonly drawsLetters?: boolean;
}

/**
 * The remarks on what the drawing leaves to the bench, told with every proposal.
 */
export function benchRemarks(
  request: DesignRequest,
  motifs: MotifPlace,
  { ownBeads = [], drawsLetters = false }: DrawnAlready = {},
): readonly string[] {
  const excluded = new Set(request.exclude ?? []);
  const byHand = (request.techniques ?? [])
    .filter((technique) => !takenUpTechniques.has(technique) && !foilWorks.has(technique))
    .map(spoken);
  const said = request.motifs ?? [];
  // On a ring or a bangle stands one motif: the first that is drawn.
  const first = said.find((motif) => appliedFigure(motif) !== undefined);
  const engravedMotifs = said
    .filter((motif) => !isTakenUp(motif, motifs, motif === first))
    .map((motif) => (motifOf(motif)?.isPerson ? nameOf(motif) : `the ${spoken(motif)}`));
  const remarks = [
    ...(byHand.length > 0 ? [`cast as the base: the ${inSeries(byHand)} work is done by hand`] : []),
    ...(request.finish ?? []).flatMap((finish) => benchFinishes[finish] ?? []),
    ...(engravedMotifs.length > 0 ? [`${inSeries(engravedMotifs)} engraved by hand`] : []),
    ...(request.features ?? []).flatMap((feature) =>
      ownBeads.includes(feature) ? [] : (benchFeatures[feature] ?? []),
    ),
    ...(request.engraving && !excluded.has('engraving') && !drawsLetters ? [engraved(request.engraving.text)] : []),
    ...(request.enamel && !excluded.has('enamel') ? ['the enamel is fired on after casting'] : []),
    ...(request.beads && !ownBeads.includes(request.beads.kind)
      ? [`the ${spoken(request.beads.kind)} strung by hand`]
      : []),
  ];
  return [...new Set(remarks)];
}

function engraved(text: string | undefined): string {
  return text === undefined ? 'engraved after casting' : `“${text}” is engraved after casting`;
}
