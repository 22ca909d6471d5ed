import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { ChainLink } from '../chain/link-pitch.ts';
import { END_BAR, linePitchMm, rodThickMm, type StrandForm } from './strand-form.ts';
import { lineLengthMm } from './worn-line.ts';

type Strand = PartOf<'bead-strand'>;

const round = (diameterMm: number): number => (Math.PI / 4) * diameterMm ** 2;

/** Diameter of the hole of a metal bead. */
export function holeMm({ wireMm }: Pick<Strand, 'wireMm'>): number {
  return wireMm + makingRules.strand.holePlayMm.limit;
}

/** A ball with a hole through its middle has the volume of a ball as wide as the hole is long. */
export function metalBeadMm3(strand: Pick<Strand, 'wireMm' | 'metalBeadMm'>): number {
  const longMm = Math.sqrt(Math.max(0, strand.metalBeadMm ** 2 - holeMm(strand) ** 2));
  return (Math.PI / 6) * longMm ** 3;
}

/** A stadium of round wire. */
function linkMm3({ wireMm, linkLengthMm, linkWidthMm }: ChainLink): number {
  const straightMm = Math.max(0, linkLengthMm - linkWidthMm);
  return (Math.PI * (linkWidthMm - wireMm) + 2 * straightMm) * round(wireMm);
}

/** All metal of a strand: wires, the rod in front, bars, metal beads and the chain behind. */
export function strandVolumeMm3(
  strand: Strand,
  { lines, rod, bars, links, link }: StrandForm,
  stoneMm: number,
): number {
  const threaded = lines.reduce((sum, { wires, metal }) => {
    const wireMm = wires.reduce((length, wire) => length + lineLengthMm(wire), 0);
    return sum + wireMm * round(strand.wireMm) + metal.length * metalBeadMm3(strand);
  }, 0);
  const { radiusMm, beyondMm } = END_BAR;
  const barMm = (strand.lines - 1) * linePitchMm(strand, stoneMm) + 2 * beyondMm;
  const barMm3 = barMm * Math.PI * radiusMm ** 2 + (4 / 3) * Math.PI * radiusMm ** 3;
  return threaded + rodMm3(strand, rod) + frontBeadsMm3(strand) + bars.length * barMm3 + links.length * linkMm3(link);
}

/** What a rod adds to the wire in it; its ends are round. */
function rodMm3(strand: Strand, rod: StrandForm['rod']): number {
  if (!rod) return 0;
  const wireMm2 = strand.lines === 1 ? round(strand.wireMm) : 0;
  return lineLengthMm(rod) * (round(rodThickMm(strand)) - wireMm2) + (Math.PI / 6) * rodThickMm(strand) ** 3;
}

/** What balls on a rod add to it. */
function frontBeadsMm3(strand: Strand): number {
  const longMm = Math.sqrt(Math.max(0, strand.metalBeadMm ** 2 - rodThickMm(strand) ** 2));
  return strand.frontMm > 0 ? (strand.frontBeads * Math.PI * longMm ** 3) / 6 : 0;
}
