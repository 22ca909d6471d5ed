import { describe, expect, test } from 'vitest';
import { placeMotif } from '#layout/motifs/placed-motif.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { defaultWorkshopProfile as profile } from '#spec/workshop/default-workshop-profile.ts';
import { builtInDesigner } from '../assistants/testing/built-in-designer.ts';
import { understand } from '../brief/understand.ts';
import { type ProposedDesign, type Role, roles } from '../proposal.ts';
import { estimatedAppraisal } from '../propose/estimated-appraisal.ts';
import { propose } from '../propose/propose.ts';
import { proposeOptions } from '../propose/testing/propose-options.ts';
import { leadingPiece } from './leading-piece.ts';
import { orderLines } from './order-lines.ts';
import { shareOut } from './share-out.ts';

/** The sets for a brief, by their roles, each with its pieces in the order in which they were asked for. */
async function setsFor(brief: string): Promise<ReadonlyMap<Role, readonly ProposedDesign[]>> {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  const lines = await shareOut(builtInDesigner, orderLines(request.value), { seed: 1, profile });
  const proposed: (readonly ProposedDesign[])[] = [];
  for (const line of lines) {
    const leading = leadingPiece(proposed[0] ?? []);
    const tray = propose(line.request, proposeOptions({ ofOrder: true, ...(leading && { leading }) }));
    if (!tray.ok) throw new Error(tray.problem.message);
    proposed.push(tray.value);
  }
  return new Map(
    roles.map((role) => [role, proposed.flatMap((tray) => tray.filter((design) => design.role === role))]),
  );
}

const gramsOf = ({ spec }: ProposedDesign): number =>
  estimatedAppraisal({ ...spec, size: spec.size }, profile).netMetalGrams;

const priceOf = ({ spec }: ProposedDesign): number =>
  estimatedAppraisal({ ...spec, size: spec.size }, profile).price.amount;

const mainStone = ({ spec }: ProposedDesign) =>
  Object.values(spec.stones).toSorted((a, b) => b.lengthMm * stoneWidthMm(b) - a.lengthMm * stoneWidthMm(a))[0];

const motifIn = ({ spec }: ProposedDesign): PartOf<'motif'> | undefined =>
  Object.values(spec.parts).find((part) => part.kind === 'motif');

const sideMm = ({ widthMm, heightMm }: PartOf<'motif'>): number => Math.sqrt(widthMm * heightMm);

/** Of its share of the motif on the neck, or as small as it is still recognised. */
function isInProportion(motif: PartOf<'motif'>, neck: PartOf<'motif'>, share: number): boolean {
  const { heightMm, leastHeightMm } = placeMotif(motif);
  const isLeast = heightMm <= leastHeightMm + 1;
  return Math.abs(sideMm(motif) / sideMm(neck) / share - 1) < 0.12 || isLeast;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const gems = ['ruby', 'emerald', 'blue sapphire', 'diamond', 'amethyst'] as const;
const metals = ['18k rose gold', '22k gold', 'platinum'] as const;
const pieces = [
  'necklace, earrings and ring',
  'pendant with matching studs',
  'ring, pendant, earrings and bracelet',
] as const;
const stoneBriefs = gems.flatMap((gem, at) =>
  pieces.map((set, index) => `${gem} ${set}, ${metals[(at + index) % metals.length]}`),
);

describe('the pieces of a set share', () => {
  test.each(stoneBriefs)('metal, gem and name: %s', async (brief) => {
    for (const [role, designs] of await setsFor(brief)) {
      const [first, ...others] = designs as [ProposedDesign, ...ProposedDesign[]];
      expect(designs.length).toBeGreaterThan(1);
      for (const other of others) {
        expect(other.spec.metal.alloy.slice(0, 5), role).toBe(first.spec.metal.alloy.slice(0, 5));
        expect(mainStone(other)?.gem, role).toBe(mainStone(first)?.gem);
        expect(other.spec.title).toBe(`${first.spec.title} ${pieceKinds[other.spec.kind].called}`);
      }
    }
  });

  test.each(stoneBriefs)('the cut of the stone, in most sets in all pieces: %s', async (brief) => {
    const sets = [...(await setsFor(brief)).values()];
    const alike = sets.filter((designs) => new Set(designs.map((design) => mainStone(design)?.shape)).size === 1);
    expect(alike.length).toBeGreaterThanOrEqual(3);
  });

  test.each(['lotus', 'peacock', 'om', 'butterfly'])(
    'a motif in the proportions of a set, %s: 1 on the neck, 0.62 on the ear, 0.40 on the finger',
    async (motif) => {
      for (const designs of (await setsFor(`22k gold ${motif} necklace, earrings and ring`)).values()) {
        const [neck, ear, finger] = designs.map(motifIn) as [PartOf<'motif'>, PartOf<'motif'>, PartOf<'motif'>];
        expect(sideMm(neck)).toBeGreaterThan(15);
        expect(isInProportion(ear, neck, 0.62), `${sideMm(ear)} of ${sideMm(neck)}`).toBe(true);
        expect(isInProportion(finger, neck, 0.4), `${sideMm(finger)} of ${sideMm(neck)}`).toBe(true);
      }
    },
  );
});

describe('what was said of the whole set', () => {
  test.each([
    ['ruby necklace, earrings and ring set, 22k gold, 40 grams', 40],
    ['plain gold necklace, earrings, ring and bangle, 22k, 60 grams total', 60],
    ['22k gold lotus necklace, earrings and ring, 45 grams altogether', 45],
    ['emerald pendant, earrings, ring and bracelet, 18k, 30 g in all', 30],
  ])('is its weight, and the necklace has most of it: %s', async (brief, said) => {
    for (const [role, designs] of await setsFor(brief)) {
      const grams = designs.map(gramsOf);
      expect(Math.abs(sum(grams) / said - 1), `${role}: ${grams.join(', ')}`).toBeLessThan(0.05);
      expect(Math.max(...grams), role).toBe(grams[0]);
      const ring = designs.find(({ spec }) => spec.kind === 'ring');
      expect(ring && gramsOf(ring) / said, role).toBeLessThan(0.25);
    }
  });

  test.each([
    ['emerald necklace, earrings and ring in 18k gold, budget $4000', 4000],
    ['diamond pendant, studs and ring, white gold, under $6000 for all', 6000],
  ])('is its budget, which no set passes and each uses well: %s', async (brief, said) => {
    for (const [role, designs] of await setsFor(brief)) {
      const total = sum(designs.map(priceOf));
      expect(total, role).toBeLessThanOrEqual(said * 1.02);
      expect(total, role).toBeGreaterThan(said * 0.6);
    }
  });
});
