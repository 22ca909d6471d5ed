import type { DesignSpec } from '../design-spec.ts';
import type { PartOf } from '../part-registry.ts';
import { gems } from '../tables/gems.ts';
import type { ShowPart } from './shown.ts';

type Strand = PartOf<'bead-strand'>;

/** Whether the beads are black, as those of a mangalsutra are. */
function isBlack({ holds }: Strand, { stones }: Pick<DesignSpec, 'stones'>): boolean {
  const stone = stones[holds];
  return stone !== undefined && (stone.colour ?? gems[stone.gem].colours[0].name) === 'black';
}

/** Beads on wire; black ones make any piece a mangalsutra, by whatever name. */
export const showBeadStrand = {
  features: {},
  words: {
    chain: true,
    bead: true,
    strand: true,
    black_bead: isBlack,
    gold_bead: ({ metalBeads }) => metalBeads > 0,
    metal_bead: ({ metalBeads }) => metalBeads > 0,
  },
  tells: (strand, spec) => ({
    holds: [{ stone: strand.holds, settings: ['strung'], role: 'beads', inRow: true }],
    lengths: { lengthMm: strand.lengthMm, chainMm: strand.lengthMm },
    strands: strand.lines,
    pieces: isBlack(strand, spec) ? ['mangalsutra', 'nallapusalu', 'karimani'] : [],
  }),
} as const satisfies ShowPart<'bead-strand'>;

/** The cups of a mangalsutra. */
export const showVati = {
  features: {},
  words: {
    vati: true,
    cup: true,
    one_vati: ({ count }) => count === 1,
    two_vati: ({ count }) => count === 2,
    granulation: ({ work }) => work === 'grained',
    grains: ({ work }) => work === 'grained',
  },
  tells: ({ diameterMm, wallMm }) => ({ lengths: { diameterMm, widthMm: diameterMm, thicknessesMm: [wallMm] } }),
} as const satisfies ShowPart<'vati'>;
