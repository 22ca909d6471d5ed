import { bodyHeightMm, placeMotif } from '#layout/motifs/placed-motif.ts';
import { capitalised } from '#shared/words.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { motifVolumeMm3 } from '../../proportions/hanging/motif-volume.ts';
import { withArticle } from '../../phrasing/numbers.ts';
import { sayStones } from '../../phrasing/say-stone.ts';
import { partsOf } from '../find-parts.ts';
import { freeMotif } from '../free-measures/hanging.ts';
import { none, noTraits, type PartKnowledge } from '../part-knowledge.ts';

/** A motif drawn in metal: by itself, raised on a disc, or sawn out in a frame. */
export const motifKnowledge = {
  volumeMm3: motifVolumeMm3,
  spanMm: (motif) => bodyHeightMm(placeMotif(motif)),
  stones: none,
  head: false,
  bought: none,
  say: (part, design, id) => ({ as: 'body', words: sayMotif(part, design, id) }),
  traits: noTraits,
  free: freeMotif,
} as const satisfies PartKnowledge<'motif'>;

const groundsCalled = {
  round: ['disc', 'ring'],
  oval: ['oval', 'oval frame'],
  drop: ['drop', 'drop-shaped frame'],
} as const;

/** Names of gods are written with a capital. */
const named: ReadonlySet<string> = new Set(['ganesha']);

function sayMotif(part: PartOf<'motif'>, design: ComposedDesign, id: string): string {
  const { figure, work, ground, widthMm, heightMm } = part;
  const isNamed = named.has(figure);
  const name = isNamed ? capitalised(figure) : figure;
  const finish = design.metal.finish === 'polished' ? '' : `${design.metal.finish} `;
  const [disc, frame] = groundsCalled[ground];
  const bare = isNamed ? name : withArticle(name);
  const body =
    work === 'silhouette'
      ? withArticle(`${finish}${heightMm} mm ${name}`)
      : work === 'relief'
        ? `${bare} raised on ${withArticle(`${finish}${widthMm} mm ${disc}`)}`
        : `${bare} sawn out in ${withArticle(`${finish}${widthMm} mm ${frame}`)}`;
  const collar = partsOf(design, 'bezel-head').find(({ on }) => on === id);
  return collar ? `${body} with ${sayStones(1, design.stones[collar.holds])} in a bezel` : body;
}
