import { pieceKinds } from '#spec/pieces/registry.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { ofDesign } from '#spec/meanings/ruled-out.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import type { StyleWord } from '#spec/request/words/style-words.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { knowledgeOf } from '../parts/registry.ts';
import { type LeadingPiece, roles } from '../proposal.ts';
import type { SetHand, SetHands, SetMotif } from '../wish/set-hand.ts';
import { stonesAsAssumed } from '../wish/stones/assumed-stones.ts';
import type { StoneUse } from '../wish/stones/stone-use.ts';

/** The motif of a necklace that leads a set, as a square (taste: 26 mm beside 16 on the ear and 10 on the finger). */
const HERO_MM = 26;

/** Where a motif is as large as that of a necklace, its piece leads. */
const LEADS = 1;

/** What a piece of a kind has from each design of the first piece of its set. */
export function setHands(kind: DesignSpec['kind'], leading: LeadingPiece | undefined): SetHands | undefined {
  if (leading === undefined) return undefined;
  return Object.fromEntries(
    roles.flatMap((role) => {
      const spec = leading.designs[role]?.spec;
      return spec === undefined ? [] : [[role, handOf(spec, kind)]];
    }),
  );
}

function handOf(leader: DesignSpec, kind: DesignSpec['kind']): SetHand {
  const cut = mainStoneOf(leader)?.shape;
  const sides = Object.values(leader.parts).flatMap((part) => knowledgeOf(part).motifMm?.(part) ?? []);
  const ratio = pieceKinds[kind].inSet.motif / pieceKinds[leader.kind].inSet.motif;
  return {
    ...(cut !== undefined && { cut }),
    ...(sides.length > 0 && { motifMm: ratio * Math.max(...sides) }),
  };
}

/** How large the motif of the first piece of a set is; undefined for any other, and for what leads no set. */
export function heroMotif(
  kind: DesignSpec['kind'],
  leading: LeadingPiece | undefined,
  ofSet: boolean,
): SetMotif | undefined {
  const leads = ofSet && leading === undefined && pieceKinds[kind].inSet.motif === LEADS;
  return leads ? { mm: HERO_MM, isExact: false } : undefined;
}

/** The largest stone of a design: what it is about. */
function mainStoneOf({ stones }: Pick<DesignSpec, 'stones'>): Stone | undefined {
  const across = (stone: Stone): number => stone.lengthMm * stoneWidthMm(stone);
  return Object.values(stones).toSorted((a, b) => across(b) - across(a))[0];
}

/**
 * The stones of a piece as it is designed: of one of a set for which none was said, the stone of the first piece, in a
 * size of its own. A piece that is worn without stones, or was said to be plain, stays so.
 */
export function stonesInSet(
  request: DesignRequest,
  { needed, accent, takesUp = false }: StoneUse,
  leading: LeadingPiece | undefined,
): readonly RequestStone[] {
  const stones = stonesAsAssumed(request);
  const [model] = roles.flatMap((role) => leading?.designs[role] ?? []);
  const lead = model && mainStoneOf(model.spec);
  if (lead === undefined || stones.length > 0 || isWithout(request) || !(needed || accent || takesUp)) return stones;
  return [{ role: 'main', gem: lead.gem }];
}

function isWithout({ style = [], exclude = [] }: DesignRequest): boolean {
  return style.includes('plain' satisfies StyleWord) || exclude.includes(ofDesign.stones);
}
