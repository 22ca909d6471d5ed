import { bodyHeightMm, placeMotif } from '#layout/motifs/placed-motif.ts';
import { capitalised } from '#shared/words.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { motifVolumeMm3 } from '../../proportions/hanging/motif-volume.ts';
import { withArticle } from '../../phrasing/numbers.ts';
import { sayStones } from '../../phrasing/say-stone.ts';
import { partsOf } from '../find-parts.ts';
import { freeMotif } from '../free-measures/hanging.ts';
import { none, type PartKnowledge } from '../part-knowledge.ts';

/** A motif drawn in metal: by itself, raised on a disc, or sawn out in a frame. */
export const motifKnowledge = {
  volumeMm3: motifVolumeMm3,
  spanMm: (motif) => bodyHeightMm(placeMotif(motif)),
  stones: none,
  head: false,
  bought: none,
  say: (part, design, id) =>
    part.on === undefined
      ? { as: 'body', words: sayMotif(part, design, id) }
      : { as: 'set', words: sayApplied(part, design, id) },
  // What hangs is told apart by its outline.
  traits: ({ on, work }) => (on === undefined ? {} : { setting: `${work} motif` }),
  motifMm: ({ widthMm, heightMm }) => Math.sqrt(widthMm * heightMm),
  free: freeMotif,
} as const satisfies PartKnowledge<'motif'>;

const groundsCalled = {
  round: ['disc', 'ring'],
  oval: ['oval', 'oval frame'],
  drop: ['drop', 'drop-shaped frame'],
} as const;

/** Names of gods are written with a capital. */
const named: ReadonlySet<string> = new Set(['ganesha', 'lakshmi']);

/** A name has no article, whether it is that of a god or is read. */
function isBare({ figure, text = '' }: PartOf<'motif'>): boolean {
  return named.has(figure) || text.length > 1;
}

function nameOf({ figure, text = '' }: PartOf<'motif'>): string {
  if (figure === 'lettering') return text.length === 1 ? `letter ${text}` : `“${text}”`;
  return named.has(figure) ? capitalised(figure) : figure.replaceAll('-', ' ');
}

/** A motif on a face or a hoop, up to the word that joins it to the hoop: "a lotus raised on an oval face on". */
function sayApplied(part: PartOf<'motif'>, design: ComposedDesign, id: string): string {
  const { work, ground, on } = part;
  const name = isBare(part) ? nameOf(part) : withArticle(nameOf(part));
  const [disc, frame] = groundsCalled[ground];
  const face = on === undefined ? undefined : design.parts[on];
  const host =
    face?.kind === 'signet-face'
      ? `${withArticle(face.shape === 'rectangle' ? 'rectangular' : face.shape)} face on`
      : '';
  const body = {
    silhouette: `${name} on`,
    relief: `${name} raised on ${withArticle(disc)} on`,
    pierced: `${name} sawn out in ${withArticle(frame)} on`,
    raised: `${name} raised on ${host}`.trim(),
    sunk: `${name} sunk into ${host}`.trim(),
  }[work];
  const collar = setIn(design, id);
  return collar === undefined ? body : body.replace(name, `${name} with ${collar}`);
}

/** The stone in a motif: "a round ruby in a bezel". */
function setIn(design: ComposedDesign, id: string): string | undefined {
  const stands = ({ on }: { readonly on?: string | undefined }): boolean => on === id;
  const collar = partsOf(design, 'bezel-head').find(stands);
  if (collar) return `${sayStones(1, design.stones[collar.holds])} in a bezel`;
  const cup = partsOf(design, 'pearl-cup').find(stands);
  return cup && `${sayStones(1, design.stones[cup.holds])} on a peg`;
}

function sayMotif(part: PartOf<'motif'>, design: ComposedDesign, id: string): string {
  const { work, ground, widthMm, heightMm } = part;
  const isNamed = isBare(part);
  const name = nameOf(part);
  const finish = design.metal.finish === 'polished' ? '' : `${design.metal.finish} `;
  const [disc, frame] = groundsCalled[ground];
  const bare = isNamed ? name : withArticle(name);
  const body =
    work === 'silhouette'
      ? withArticle(`${finish}${heightMm} mm ${name}`)
      : work === 'relief'
        ? `${bare} raised on ${withArticle(`${finish}${widthMm} mm ${disc}`)}`
        : `${bare} sawn out in ${withArticle(`${finish}${widthMm} mm ${frame}`)}`;
  const collar = setIn(design, id);
  return collar === undefined ? body : `${body} with ${collar}`;
}
