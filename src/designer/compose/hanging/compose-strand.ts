import { vatiRingsMm, vatiRingWireMm } from '#layout/vati/vati-form.ts';
import { clamp, roundToStep } from '#shared/units.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import type { Stone } from '#spec/stone.ts';
import { bailBreadthMm } from '../../parts/hanging/bail-breadth.ts';
import { pendantChain, sizedBy } from '../../proportions/hanging/pendant.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { BeadsLook, StrandLook, VatiLook } from '../../looks/strand-look.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { drawHanging } from './compose-hanging.ts';
import { claspPart } from './hang-parts.ts';

/** What is strung, and how long when nobody said. */
export interface StrandTask {
  readonly kind: 'necklace' | 'bracelet';
  readonly usualLengthMm: number;
}

/** The usual width of a cup: within 10 to 14 mm a pair is worn every day. Trade judgement. */
const CUP_MM = 11.5;

/** Depth of a cup over its width. */
const CUP_DEPTH = 0.4;

/** How far a rod runs on beside the loop that hangs on it. */
const BESIDE_LOOP_MM = 1.6;

/** The usual clasp of a necklace. */
const CLASP_MM = 9;

/** The chain behind is at least so long that its clasp can be moved by an inch, and never so long that no beads are seen. */
const CHAIN_MM = { least: 40, mostShare: 0.75 } as const;

/** A strand of beads closed by chain, with the pendant that was asked for; of metal alone where beads were ruled out. */
export function composeStrand(
  asked: PieceWish,
  { pendant, beads, finish }: StrandLook,
  { kind, usualLengthMm }: StrandTask,
  richness: number,
): ComposedDesign {
  const lengthMm = Math.round((asked.lengths.lengthMm ?? usualLengthMm) * 10) / 10;
  const hung = hungOn(asked, pendant, finish, richness);
  const metal = { alloy: asked.alloys[0], finish: asked.finish ?? finish };
  const shell = { kind, metal, size: undefined } as const;
  if (asked.excluded.has('black_bead') || asked.excluded.has('bead')) {
    const chain: PartOf<'chain'> = {
      ...pendantChain(hung?.loop ?? '', 3, 20 + asked.heft, lengthMm),
      supply: 'made',
    };
    const { through: _none, ...alone } = chain;
    const clasp = claspPart('chain', CLASP_MM, asked);
    return { ...shell, stones: hung?.stones ?? {}, parts: { ...hung?.parts, chain: hung ? chain : alone, clasp } };
  }
  const strand = strandPart(asked, beads, { lengthMm, hung });
  return {
    ...shell,
    stones: { ...hung?.stones, beads: blackBeads(asked, beads) },
    parts: { ...hung?.parts, strand, clasp: claspPart('strand', CLASP_MM, asked) },
  };
}

/** What hangs from the rod in front. */
interface Hung {
  readonly parts: Readonly<Record<string, Part>>;
  readonly stones: Readonly<Record<string, Stone>>;
  /** The part whose loop the rod runs through. */
  readonly loop: string;
  /** How long the rod is. */
  readonly rodMm: number;
  /** Room on it between two loops. */
  readonly betweenMm: number;
}

function hungOn(
  asked: PieceWish,
  pendant: StrandLook['pendant'],
  finish: StrandLook['finish'],
  richness: number,
): Hung | undefined {
  if (!pendant || asked.excluded.has('pendant')) return undefined;
  if ('is' in pendant) {
    const vati = vatiPart(asked, pendant, richness);
    return {
      parts: { vati },
      stones: {},
      loop: 'vati',
      rodMm: roundToStep(vatiRingsMm(vati) + 2 * BESIDE_LOOP_MM, 0.1),
      betweenMm: vatiRingsMm(vati) - 2 * vatiRingWireMm(vati),
    };
  }
  const { lengthMm: _chain, ...lengths } = asked.lengths;
  const own = { ...asked, lengths, excluded: new Set([...asked.excluded, 'chain']) };
  const { design, top } = drawHanging(own, { ...pendant, worn: 'neck', finish, bailSeen: true }, richness);
  const { parts, stones } = design;
  // Behind its body a rod is as long as that is wide, so that the beads lie beside it.
  const widthMm = bailBreadthMm(design, top.measures.widthMm);
  return { parts, stones, loop: 'bail', rodMm: roundToStep(widthMm + 2 * BESIDE_LOOP_MM, 0.1), betweenMm: 0 };
}

function vatiPart(asked: PieceWish, { count, work, scale }: VatiLook, richness: number): PartOf<'vati'> {
  const { min, max } = rangeOfField('vati', 'diameterMm');
  const said = asked.lengths.diameterMm ?? asked.lengths.widthMm;
  const asSaid = CUP_MM * scale * sizedBy(asked.style.size);
  const usual = asSaid * asked.bulk ** 0.35 + 0.25 * richness + 0.2 * asked.heft;
  const diameterMm = said ?? roundToStep(clamp(usual, min + 2, max - 4), 0.1);
  return {
    kind: 'vati',
    count,
    diameterMm,
    depthMm: roundToStep(CUP_DEPTH * diameterMm, 0.1),
    wallMm: asked.lengths.thicknessMm ?? 0.6,
    work,
    ringMm: 2,
  };
}

function strandPart(
  asked: PieceWish,
  beads: BeadsLook,
  { lengthMm, hung }: { readonly lengthMm: number; readonly hung: Hung | undefined },
): PartOf<'bead-strand'> {
  const said = asked.request.beads;
  const lines = clamp(said?.strands ?? beads.lines ?? 1, 1, 2);
  const { min, max } = rangeOfField('bead-strand', 'lengthMm');
  const wholeMm = clamp(lengthMm, min, max);
  const beadMm = beadSizeMm(asked, beads);
  const metalBeadMm = roundToStep(Math.max(1.4, beadMm * beads.metalScale), 0.1);
  return {
    kind: 'bead-strand',
    ...(hung ? { through: hung.loop } : {}),
    holds: 'beads',
    lengthMm: wholeMm,
    lines,
    run: beads.run,
    metalBeads: beads.metalBeads,
    metalBeadMm,
    wireMm: 0.4,
    frontMm: hung?.rodMm ?? 0,
    frontBeads: clamp(Math.floor((hung?.betweenMm ?? 0) / metalBeadMm), 0, 9),
    backMm: Math.round(clamp(beads.chainShare * wholeMm, CHAIN_MM.least, CHAIN_MM.mostShare * wholeMm)),
    linkMm: roundToStep(clamp(0.85 * beadMm, 1.7, 2.4), 0.1),
  };
}

/** A piece of half the size has beads of three quarters. */
const BEADS_FOLLOW = 0.4;

function beadSizeMm(asked: PieceWish, { beadMm }: BeadsLook): number {
  return (
    asked.request.beads?.size_mm ?? roundToStep(Math.max(1.5, beadMm * sizedBy(asked.style.size) ** BEADS_FOLLOW), 0.1)
  );
}

/** Onyx, which is black all through; glass beads of the same size look alike and cost less. */
function blackBeads(asked: PieceWish, beads: BeadsLook): Stone {
  return { gem: 'onyx', shape: 'bead', lengthMm: beadSizeMm(asked, beads), supply: 'shop' };
}
