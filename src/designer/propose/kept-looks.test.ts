import { describe, expect, test } from 'vitest';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { archetypeNames, archetypeOf } from '../archetypes/registry.ts';
import { requestFrom } from '../brief/testing/request-from.ts';
import type { ProposedDesign } from '../proposal.ts';
import { propose } from './propose.ts';
import { proposeOptions } from './testing/propose-options.ts';

/** Every archetype by its first name. */
const pieces = archetypeNames.flatMap((name) => {
  const { names, body } = archetypeOf(name);
  const [named] = names;
  const [type] = named?.types ?? [];
  return type === undefined ? [] : [{ type, subtype: named?.subtype, sizedBy: pieceKinds[body.kind].sizedBy }];
});

type Piece = (typeof pieces)[number];

/** @param brief of a gold ring: the metal, the size or the budget that is read from it is that of the piece */
function designsOf({ type, subtype }: Piece, brief: string): readonly ProposedDesign[] {
  const items = [{ type, ...(subtype === undefined ? {} : { subtype }) }];
  const proposed = propose({ ...requestFrom(brief), items }, proposeOptions());
  if (!proposed.ok) throw new Error(`${type} ${subtype}: ${proposed.problem.message}`);
  return proposed.value;
}

/** What a client sees at arm's length, and its name. How many stones go round follows from the size. */
const lookOf = ({ role, spec, traits: { silhouette, setting, profile } }: ProposedDesign): string =>
  `${role} ${spec.title}: ${silhouette}, ${setting}, ${profile}`;

const looks = (piece: Piece, brief: string): readonly string[] => designsOf(piece, brief).map(lookOf);

describe('in another metal the four designs and their names stay', () => {
  test.each(pieces)('$type $subtype', (piece) => {
    const before = looks(piece, '18k white gold ring');
    expect(looks(piece, '14k rose gold ring')).toEqual(before);
    expect(looks(piece, '18k yellow gold ring')).toEqual(before);
  });
});

describe('in another size the four designs and their names stay', () => {
  const sizes = { finger: ['US 5', 'US 8'], wrist: ['2-4', '2-8'] } as const;
  const sized = pieces.filter(({ sizedBy }) => sizedBy !== undefined && sizedBy in sizes);
  test.each(sized)('$type $subtype', (piece) => {
    const [small, large] = sizes[piece.sizedBy as keyof typeof sizes].map((size) =>
      piece.sizedBy === 'finger' ? `18k gold ring size ${size}` : `18k gold bangle ${size}`,
    ) as [string, string];
    expect(looks(piece, large)).toEqual(looks(piece, small));
  });
});

describe('a budget that has room for a design keeps it, whatever becomes of the others', () => {
  test.each(pieces)('$type $subtype', (piece) => {
    for (const { role, estimatedAmount, ...design } of designsOf(piece, '18k white gold ring')) {
      // More money makes the classic larger, and a generous one that is smaller then gives way.
      if (role === 'generous') continue;
      const budget = Math.ceil(estimatedAmount / 0.85);
      const within = designsOf(piece, `18k white gold ring under $${budget}`).find((one) => one.role === role);
      expect(within && lookOf(within)).toBe(lookOf({ role, estimatedAmount, ...design }));
    }
  });
});
