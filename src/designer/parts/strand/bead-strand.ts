import { type StrandForm, strandForm, wearingOf } from '#layout/strand/strand-form.ts';
import { strandVolumeMm3 } from '#layout/strand/strand-volume.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { inPlural } from '#shared/words.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { sayCount } from '../../phrasing/numbers.ts';
import { heldStone } from '../find-parts.ts';
import { freeBeadStrand } from '../free-measures/strand.ts';
import { none, noSpan, type PartKnowledge } from '../part-knowledge.ts';

type Strand = PartOf<'bead-strand'>;

/** Where the beads of a strand lie in a design, which is asked for its metal and for its stones. */
function formIn(strand: Strand, design: ComposedDesign): StrandForm {
  const known = forms.get(strand);
  const stoneMm = stoneWidthMm(heldStone(design, strand));
  const wearing = wearingOf(design.kind);
  if (known?.stoneMm === stoneMm && known.wearing === wearing) return known.form;
  const form = strandForm(strand, stoneMm, wearing);
  forms.set(strand, { stoneMm, wearing, form });
  return form;
}

/** Parts are never changed, only replaced: what was reckoned of one holds as long as it is there. */
const forms = new WeakMap<Strand, { stoneMm: number; wearing: string; form: StrandForm }>();

/** Beads on wire with metal beads between them. */
export const beadStrandKnowledge = {
  volumeMm3: (strand, design) =>
    strandVolumeMm3(strand, formIn(strand, design), stoneWidthMm(heldStone(design, strand))),
  spanMm: noSpan,
  stones: (strand, design) => ({
    count: formIn(strand, design).lines.reduce((sum, { stones }) => sum + stones.length, 0),
    work: 'strung',
  }),
  head: false,
  bought: none,
  say: (strand, design) => ({ as: 'hoop', words: () => sayStrand(strand, design) }),
  traits: ({ lines, run, metalBeads, metalBeadMm, backMm, lengthMm }) => ({
    silhouette: `${lines} lines${backMm > 0.4 * lengthMm ? ' mostly chain' : ''}`,
    rhythm: metalBeads === 0 ? 'unbroken' : `${run} and ${metalBeads}`,
    profile: `${metalBeadMm} mm beads`,
  }),
  free: freeBeadStrand,
} as const satisfies PartKnowledge<'bead-strand'>;

function sayStrand(strand: Strand, design: ComposedDesign): string {
  const { lines, metalBeads, run } = strand;
  const stone = heldStone(design, strand);
  const beads = `${stoneWidthMm(stone)} mm ${sayGem(stone.gem) === 'onyx' ? 'black' : sayGem(stone.gem)} beads`;
  const between =
    metalBeads === 0 ? '' : `, ${metalBeads === 1 ? 'a metal bead' : `${sayCount(metalBeads)} metal beads`}`;
  const after = metalBeads === 0 ? '' : ` after every ${run === 1 ? 'one' : sayCount(run)}`;
  return `${lines === 1 ? 'a line' : `${sayCount(lines)} ${inPlural('line')}`} of ${beads}${between}${after}`;
}
