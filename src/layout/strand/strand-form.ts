import type { PartOf } from '#spec/part-registry.ts';
import type { PieceKind } from '#spec/design-spec.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { type ChainLink, linkPitchMm } from '../chain/link-pitch.ts';
import type { Point2 } from '../outline/point.ts';
import { beginningOf, beside, type LinePlace, measured, onLeft, placeAt, type Wearing, wornHalf } from './worn-line.ts';

type Strand = PartOf<'bead-strand'>;

/** Room between beads that lie against each other, so that each is a body of its own. */
const PLAY_MM = 0.03;

/** From ball to ball on the rod, over their width: they are cast as one with it. */
const FUSED = 0.97;

/** Between the beads of two lines. */
const BETWEEN_LINES_MM = 0.5;

/** The rod in front is this much thicker than the wire, and no less than this. */
const ROD = { overWireMm: 0.6, leastMm: 1.1 } as const;

/** The bar in which wires and chain end. */
export const END_BAR = { radiusMm: 0.65, beyondMm: 0.15 } as const;

/** How deep the first link of the chain goes into that bar, over its wire. */
const ROOTED = 0.75;

/** One line of beads, from the left end over the front to the right end. */
interface StrandLine {
  /** One wire, or one to each side of a rod that several lines end in. */
  readonly wires: readonly (readonly Point2[])[];
  readonly stones: readonly LinePlace[];
  readonly metal: readonly LinePlace[];
}

/** Where everything of a strand lies; the middle of its lowest line in front is the origin, others lie inside of that. */
export interface StrandForm {
  readonly lines: readonly StrandLine[];
  /** What a pendant hangs on, in the lowest line; none where there is none. */
  readonly rod: readonly Point2[] | undefined;
  /** The bars in which the lines end: behind, and beside the rod where they are several. */
  readonly bars: readonly LinePlace[];
  /** Links of the chain behind, from the right bar to the left one, in which the first and the last are fixed. */
  readonly links: readonly LinePlace[];
  readonly link: ChainLink;
}

/** Links are longer than wide, their wire leaves its neighbour room. */
const LINK = { long: 1.75, wire: 0.25 } as const;

export function chainLink({ linkMm }: Pick<Strand, 'linkMm'>): ChainLink {
  const wireMm = LINK.wire * linkMm;
  // Every second link is turned the same way, and two of these must not touch.
  return { linkWidthMm: linkMm, linkLengthMm: Math.max(LINK.long * linkMm, 4.3 * wireMm + 0.2), wireMm };
}

export function rodThickMm({ wireMm }: Pick<Strand, 'wireMm'>): number {
  return Math.max(ROD.leastMm, wireMm + ROD.overWireMm);
}

/** From the middle of one line to that of the next. */
export function linePitchMm({ metalBeadMm, metalBeads }: Strand, stoneMm: number): number {
  return Math.max(stoneMm, metalBeads > 0 ? metalBeadMm : 0) + BETWEEN_LINES_MM;
}

/** Where the balls on the rod have their middles, from its own; they lie against each other as beads do. */
export function frontBeadPlaces({ frontBeads, frontMm, metalBeadMm }: Strand): readonly number[] {
  const count = Math.min(frontBeads, Math.floor(frontMm / metalBeadMm));
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * FUSED * metalBeadMm);
}

/** How a piece with a strand is worn. */
export function wearingOf(piece: PieceKind): Wearing {
  return pieceKinds[piece].wornOn === 'neck' ? 'neck' : 'round';
}

/** Reckons where beads, wires, rods and links lie. @param stoneMm diameter of the stone beads */
export function strandForm(strand: Strand, stoneMm: number, wearing: Wearing): StrandForm {
  const link = chainLink(strand);
  const half = measured(wornHalf(strand.lengthMm, wearing, strand.frontMm));
  const pitchMm = linkPitchMm(link);
  const rootMm = link.linkLengthMm / 2 + END_BAR.radiusMm - ROOTED * link.wireMm;
  const most = Math.max(2 * pitchMm, half.lengthMm * 2 - strand.frontMm - 2 * stoneMm);
  const wished = Math.min(strand.backMm, most);
  // An odd number, so that the first and the last lie flat in their bars.
  const linkCount = 1 + 2 * Math.max(1, Math.round((wished - 2 * rootMm) / (2 * pitchMm)));
  const backMm = (linkCount - 1) * pitchMm + 2 * rootMm;
  const strungMm = Math.max(0.1, half.lengthMm - backMm / 2);
  const centre = beginningOf(half, strungMm);
  const isSplit = strand.lines > 1 && strand.frontMm > 0;
  const lines = Array.from({ length: strand.lines }, (_, index) => {
    const inwardMm = index * linePitchMm(strand, stoneMm);
    return strandLine(strand, stoneMm, beside(centre, -inwardMm), isSplit);
  });
  const rod = strand.frontMm > 0 ? mirror(beginningOf(half, strand.frontMm / 2)) : undefined;
  const endsAt = [strungMm, ...(isSplit ? [strand.frontMm / 2] : [])].map((wayMm) => placeAt(half, wayMm));
  const links = Array.from({ length: linkCount }, (_, index) => {
    const wayMm = strungMm + rootMm + index * pitchMm;
    return wayMm <= half.lengthMm ? placeAt(half, wayMm) : onOtherHalf(placeAt(half, 2 * half.lengthMm - wayMm));
  });
  return { lines, rod, bars: endsAt.flatMap((end) => [end, onOtherHalf(end)]), links, link };
}

/** The same place on the left, where the line goes back. */
function onOtherHalf({ at, along: [x, y] }: LinePlace): LinePlace {
  return { at: onLeft(at), along: [x, -y] };
}

function strandLine(strand: Strand, stoneMm: number, points: readonly Point2[], isSplit: boolean): StrandLine {
  const line = measured(points);
  const barMm = END_BAR.radiusMm + 2 * PLAY_MM;
  const rodMm = strand.frontMm / 2;
  // A rod ends round, in a bar or by itself.
  const fromMm = strand.frontMm === 0 ? 0 : rodMm + (isSplit ? barMm : rodThickMm(strand) / 2 + 2 * PLAY_MM);
  const { stones, metal } = beadsAlong(strand, stoneMm, fromMm, line.lengthMm - barMm);
  const both = (ways: readonly number[]): readonly LinePlace[] => {
    const right = ways.map((wayMm) => placeAt(line, wayMm));
    return [...right.toReversed().map(onOtherHalf), ...right];
  };
  const right = isSplit ? [placeAt(line, rodMm).at, ...points.filter((_, at) => (line.ways[at] ?? 0) > rodMm)] : points;
  const wires = isSplit ? [right, right.map(onLeft)] : [mirror(right)];
  return { wires, stones: both(stones), metal: both(metal) };
}

/** Both halves of a line, from left to right. */
function mirror(half: readonly Point2[]): readonly Point2[] {
  return [...half.slice(1).toReversed().map(onLeft), ...half];
}

/**
 * Beads between two ways along a line: metal beads at both ends and between the runs, the runs behind longer by a bead
 * where that fills the line, what then is left shared between all gaps.
 */
function beadsAlong(
  { run, metalBeads, metalBeadMm }: Strand,
  stoneMm: number,
  fromMm: number,
  toMm: number,
): { readonly stones: readonly number[]; readonly metal: readonly number[] } {
  const [stone, bead] = [stoneMm + PLAY_MM, metalBeadMm + PLAY_MM];
  const roomMm = toMm - fromMm;
  const group = metalBeads * bead;
  const runs = Math.max(0, Math.floor((roomMm - group) / (run * stone + group)));
  // Without a rod the first run goes on over the middle: half of it lies on this side.
  const isOpen = fromMm > 0;
  const overMm = isOpen ? 0 : group + Math.floor(run / 2) * stone;
  const filledMm = group + runs * (run * stone + group) - (runs > 0 ? overMm : 0);
  const extra = runs === 0 ? 0 : Math.floor((roomMm - filledMm) / stone);
  const lengths = Array.from({ length: runs }, (_, index) => {
    const fromBack = runs - 1 - index;
    return (
      (index === 0 && !isOpen ? run - Math.floor(run / 2) : run) +
      Math.floor(extra / runs) +
      (fromBack < extra % runs ? 1 : 0)
    );
  });
  const groupCount = roomMm >= group ? metalBeads : 0;
  const count = groupCount * (runs + (isOpen ? 1 : 0)) + lengths.reduce((sum, length) => sum + length, 0);
  const openMm = count === 0 ? 0 : Math.max(0, roomMm - filledMm - extra * stone) / count;
  const [stones, metal]: [number[], number[]] = [[], []];
  let wayMm = fromMm;
  const lay = (into: number[], how: number, eachMm: number): void => {
    for (let index = 0; index < how; index += 1) {
      into.push(wayMm + (eachMm + openMm) / 2);
      wayMm += eachMm + openMm;
    }
  };
  if (isOpen || runs === 0) lay(metal, groupCount, bead);
  for (const length of lengths) {
    lay(stones, length, stone);
    lay(metal, groupCount, bead);
  }
  return { stones, metal };
}
