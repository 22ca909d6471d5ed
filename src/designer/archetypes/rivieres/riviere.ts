import { necklaceLengths } from '#spec/sizes/lengths.ts';
import { terms } from '../../senses/terms.ts';
import { composeTennis, type WornLine } from '../../compose/wrist/compose-tennis.ts';
import type { TennisLook } from '../../looks/tennis-look.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { plannedRow } from '../../wish/stones/stone-use.ts';
import { type Archetype, type BodyPlace, type Idea, staysItself } from '../archetype.ts';
import { anyLine } from '../chains/any-line.ts';
import { CHILD_CHAIN_MM, neck as pendantNeck } from '../pendants/on-neck.ts';

interface StyledLine extends TennisLook {
  readonly family: StyleFamily;
  /** Only while no weight was said: with a fixed weight its spacing would contradict the role. */
  readonly unweighed?: true;
}

const even = { stoneMm: 3, gapMm: 0.35, finish: 'polished' } as const;

/** Lines of 2 to 4 mm close by each other; size, cut and spacing tell the four apart. */
const ladder: Readonly<Record<Role, readonly StyledLine[]>> = {
  classic: [{ family: 'classic', ...even }],
  generous: [
    { family: 'classic', ...even, stoneMm: 4, gapMm: 1.6, unweighed: true },
    { family: 'classic', ...even, stoneMm: 3.6, gapMm: 0.35, shape: 'oval' },
    { family: 'classic', ...even, stoneMm: 4, gapMm: 2.4 },
  ],
  quiet: [
    { family: 'modern', ...even, stoneMm: 2.2, gapMm: 0.25 },
    { family: 'modern', ...even, stoneMm: 2.2, gapMm: 2.2, unweighed: true },
    { family: 'modern', ...even, stoneMm: 2.3, gapMm: 1.4, finish: 'matte' },
  ],
  character: [
    { family: 'architectural', ...even, stoneMm: 3, gapMm: 1.3, shape: 'princess' },
    { family: 'vintage', ...even, stoneMm: 3, gapMm: 0.8, shape: 'old_european' },
    { family: 'nature', ...even, stoneMm: 2.4, gapMm: 0.8, shape: 'marquise' },
    { family: 'vintage', ...even, stoneMm: 3, gapMm: 1.6, shape: 'oval' },
    { family: 'architectural', ...even, finish: 'brushed', gapMm: 1.2 },
  ],
};

const neck: BodyPlace = {
  kind: 'necklace',
  pierced: false,
  motifs: 'engraved',
  highKarat: false,
  childLengthMm: () => CHILD_CHAIN_MM,
  wordedLengthMm: pendantNeck.wordedLengthMm,
  presentFor: {},
  carriesOneStone: false,
};

/** A line of stones in hinged settings around the neck: a rivière, or tennis necklace. */
export const riviereArchetype = {
  ...anyLine,
  body: neck,
  offer: 'a tennis necklace',
  words: terms('piece', [
    [
      'riviere, riviere necklace, rivier, rivera, rivera necklace, line necklace',
      { type: 'necklace', subtype: 'riviere' },
    ],
    ['tennis necklace, tennis chain, diamond line necklace', { type: 'necklace', subtype: 'tennis' }],
  ]),
  names: [
    { types: ['necklace'], subtype: 'riviere', reading: { weighedTogether: true, length: 'length' } },
    { types: ['necklace'], subtype: 'tennis', reading: { weighedTogether: true, length: 'length' } },
  ],
  givesWayTo: staysItself,
  stones: plannedRow,
  ideas: (asked, role) =>
    ladder[role].flatMap(({ family, unweighed, ...look }): readonly Idea[] =>
      unweighed && asked.stones.main?.totalCarats !== undefined
        ? []
        : [{ family, compose: (to, richness) => composeTennis(to, look, richness, taskFor(to)) }],
    ),
} satisfies Archetype;

/** A princess length for a woman, one that lies over the shirt for a man. */
function taskFor({ gent }: PieceWish): WornLine {
  const { princess, matinee } = necklaceLengths;
  return { kind: 'necklace', worn: 'neck', usualLengthMm: gent ? matinee.fromMm : princess.fromMm };
}
