import { describe, expect, test } from 'vitest';
import { partOf, partsOf, shankOf } from '../../parts/find-parts.ts';
import { headsOf } from '../../parts/heads.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { proposalsFor } from '../testing/proposals.ts';

type Parts = Pick<ComposedDesign, 'parts' | 'stones'>;

const onPosts = (piece: Parts): boolean =>
  partOf(piece, 'post') !== undefined && partOf(piece, 'link') === undefined && !partOf(piece, 'ear-wire');
const swings = (piece: Parts): boolean =>
  partOf(piece, 'link') !== undefined || partOf(piece, 'ear-wire') !== undefined;
const row = (piece: Parts): boolean => partOf(piece, 'eternity-row') !== undefined;
const links = (from: number, to: number) => (piece: Parts) => {
  const chain = partOf(piece, 'chain');
  const ratio = chain ? chain.linkLengthMm / chain.linkWidthMm : 0;
  return ratio >= from && ratio <= to;
};
const plate = (shape: string) => (piece: Parts) => partsOf(piece, 'plate').every((one) => one.shape === shape);

/** A name of the trade, and what all proposals for it have in common. */
const names: readonly (readonly [string, (piece: Parts) => boolean])[] = [
  ['diamond stud earrings 1 ct total, platinum', onPosts],
  ['diamond studs 14k gold', onPosts],
  ['ruby halo stud earrings 18k', onPosts],
  ['heart studs in 18k gold', onPosts],
  ['heart studs with diamonds 18k', onPosts],
  ['flower tops with ruby 22k', onPosts],
  ['solitaire earrings, oval sapphire, 18k', onPosts],
  ['cluster earrings with rubies 18k', onPosts],
  ['diamond drop earrings 18k', swings],
  ['gold drop earrings, paisley, 22k', swings],
  ['solitaire ring 1 ct diamond platinum', (piece) => headsOf(piece).length === 1 && !partOf(piece, 'halo')],
  ['halo ring oval sapphire 18k', (piece) => partOf(piece, 'halo') !== undefined],
  ['three stone ring diamonds 18k', (piece) => headsOf(piece).length === 3],
  ['toi et moi ring ruby and diamond 18k', (piece) => headsOf(piece).length === 2],
  ['cluster ring ruby 18k', (piece) => partOf(piece, 'halo') !== undefined],
  ['full eternity ring diamonds 18k', (piece) => row(piece) && partOf(piece, 'eternity-row')?.arcDeg === 360],
  ['half eternity ring diamonds 18k', row],
  ['five stone ring diamonds 18k', (piece) => partOf(piece, 'eternity-row')?.count === 5],
  ['seven stone ring diamonds 18k', (piece) => partOf(piece, 'eternity-row')?.count === 7],
  ['signet ring 14k gold', (piece) => partOf(piece, 'signet-face') !== undefined],
  ['bypass ring 18k with a diamond', (piece) => shankOf(piece)?.kind === 'twist-shank'],
  ['dome ring 18k gold', (piece) => shankOf(piece)?.profile === 'half-round'],
  ['wedding band platinum', (piece) => headsOf(piece).length === 0],
  ['twisted band 18k gold', (piece) => shankOf(piece)?.kind === 'twist-shank' && headsOf(piece).length === 0],
  ['halo pendant emerald 18k', (piece) => partOf(piece, 'halo') !== undefined],
  ['solitaire pendant 1 ct diamond', (piece) => headsOf(piece).length === 1 && !partOf(piece, 'halo')],
  ['medallion pendant 18k gold', plate('round')],
  ['gold locket 18k', plate('oval')],
  ['bar necklace 14k gold', plate('bar')],
  [
    '22k gold kada 2.6',
    (piece) => partOf(piece, 'bangle-band') !== undefined || partOf(piece, 'twist-band') !== undefined,
  ],
  ['diamond tennis bracelet 14k', (piece) => partOf(piece, 'tennis-line') !== undefined],
  ['paperclip chain 14k gold', links(2, 4)],
  ['rolo chain 14k gold', links(0.9, 1.26)],
];

describe('a name of the trade binds all four proposals', () => {
  test.each(names)('%s', (brief, holds) => {
    const tray = proposalsFor(brief);
    expect(tray).toHaveLength(4);
    for (const { role, spec } of tray) expect(holds(spec), `${role}: ${Object.keys(spec.parts).join(' ')}`).toBe(true);
  });

  test('nothing hangs below a stud at any seed', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      for (const { role, spec } of proposalsFor('diamond stud earrings 18k white gold', seed))
        expect(onPosts(spec), `${role}, seed ${seed}`).toBe(true);
    }
  });
});
