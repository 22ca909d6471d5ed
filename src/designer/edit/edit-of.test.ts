import { describe, expect, test } from 'vitest';
import { seededRandom } from '#shared/random.ts';
import { applyEdit } from '#spec/edit.ts';
import { fieldsOfPart } from '#spec/part-fields.ts';
import { fieldPatch } from '#spec/piece-edits.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { understand, understandChange } from '../brief/understand.ts';
import { proposeOptions } from '../propose/testing/propose-options.ts';
import { propose } from '../propose/propose.ts';
import { editOf } from './edit-of.ts';
import type { EditedPiece } from './edit-step.ts';

const briefs = [
  '18k yellow gold engagement ring, 1 ct round diamond, halo, US 6.5',
  'platinum solitaire, 1 ct oval diamond, six prongs, UK N',
  'three stone ring, emerald cut sapphire with diamonds, 18k white gold, US 6',
  'wedding band for him, 6 mm, brushed platinum, UK T',
  'ruby pendant 18k gold',
  'lotus drop earrings 22k gold',
  'diamond studs in 18k white gold',
  'ruby jhumka with pearls 22k gold',
  '22k gold bangle 2-6, about 18 g',
  'tennis bracelet, 3 ct diamonds, 14k white gold',
];

/** What is said, and the places of a spec that it names: no other may be patched. */
const sayings: readonly (readonly [words: string, named: RegExp])[] = [
  ['rose gold', /^\/metal\/alloy$/],
  ['14k', /^\/metal\/alloy$/],
  ['platinum', /^\/metal\/alloy$/],
  ['matte finish', /^\/metal\/finish$/],
  ['thinner', /^\/parts\/[\w-]+\/\w*(?:[wW]idth|[tT]hickness|wire|diameter)\w*$/],
  ['wider', /^\/parts\/[\w-]+\/\w*[wW]idth\w*$/],
  ['thicker', /^\/parts\/[\w-]+\/\w*(?:[tT]hickness|wire|wall|[wW]idth)\w*$/],
  ['make it an emerald', /^\/stones\/[\w-]+\/(?:gem|colour)$/],
  ['bigger stone', /^\/stones\/[\w-]+\/(?:lengthMm|widthMm|depthMm)$/],
  ['cushion instead', /^\/stones\/[\w-]+\/(?:shape|lengthMm|widthMm|depthMm)$/],
  ['half a size up', /^\/size\/\w+$/],
  ['knife edge', /^\/parts\/(?:shank|band|hoop)\/\w+$/],
  ['engrave RJW', /^$/],
  ['under $500', /^$/],
  ['what a lovely day', /^$/],
];

const roles = ['classic', 'generous', 'quiet', 'character'] as const;

/** The four designs of each brief. */
const pieces: readonly EditedPiece[] = briefs.flatMap((brief) => {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  const { profile, ...options } = proposeOptions({ count: roles.length });
  const proposed = propose(request.value, { ...options, profile });
  if (!proposed.ok) throw new Error(proposed.problem.message);
  return proposed.value.map(({ spec, role }) => ({ spec, request: request.value, role, seed: 1, profile }));
});

/** A piece with some of its numbers moved by hand, within what they may be. */
function adjusted(piece: EditedPiece, seed: number): EditedPiece {
  const random = seededRandom(seed);
  let { spec } = piece;
  for (const [id, part] of Object.entries(spec.parts)) {
    for (const { key, meta } of fieldsOfPart(part.kind)) {
      const value = (part as unknown as Readonly<Record<string, unknown>>)[key];
      if (meta.control !== 'number' || meta.unit !== 'mm' || typeof value !== 'number' || random() < 0.7) continue;
      const moved = Math.min(meta.max, Math.max(meta.min, Math.round(value * (0.9 + 0.2 * random()) * 100) / 100));
      const edited = applyEdit(spec, fieldPatch({ of: 'parts', id, key, value: moved }));
      if (edited.ok) spec = edited.value;
    }
  }
  return { ...piece, spec };
}

function said(words: string) {
  const change = understandChange(words);
  if (!change.ok) throw new Error(change.problem.message);
  return change.value;
}

test.each(sayings)('“%s” changes what it names and nothing else, whatever was set by hand', (words, named) => {
  const change = said(words);
  let changed = 0;
  for (const [index, piece] of pieces.entries()) {
    const open = adjusted(piece, index + words.length);
    const { patch, spec } = editOf(open, words, change);
    for (const { path } of patch) expect(path, `${words} of ${open.request.items?.[0]?.type}`).toMatch(named);
    expect(applyEdit(open.spec, patch)).toEqual({ ok: true, value: spec });
    changed += patch.length > 0 ? 1 : 0;
  }
  expect(changed > 0).toBe(named.source !== '^$');
});

describe('an edit', () => {
  const [ring] = pieces;
  if (ring === undefined) throw new Error('A ring is proposed');
  const edited = (piece: EditedPiece, words: string) => editOf(piece, words, said(words));
  const shankOf = ({ parts }: DesignSpec) => parts['shank'] as Readonly<Record<string, unknown>>;

  test('leaves what was set by hand, also beside what it draws in', () => {
    const byHand = applyEdit(ring.spec, fieldPatch({ of: 'parts', id: 'shank', key: 'palmWidthMm', value: 1.93 }));
    if (!byHand.ok) throw new Error(byHand.problem.message);
    const piece = { ...ring, spec: byHand.value };
    for (const words of ['no halo', 'bezel', 'add pave on the shoulders', 'rose gold', 'add milgrain'])
      expect(shankOf(edited(piece, words).spec)['palmWidthMm'], words).toBe(1.93);
  });

  test('and the one that takes it back lead to where it was', () => {
    const there = edited(ring, 'white gold').spec;
    expect(edited({ ...ring, spec: there }, 'yellow gold').spec).toEqual(ring.spec);
  });

  test('never changes the spec that it is given', () => {
    const before = structuredClone(ring.spec);
    for (const [words] of sayings) edited(ring, words);
    expect(ring.spec).toEqual(before);
  });

  test('with which nothing is done has its reason', () => {
    for (const words of ['engrave RJW', 'no emeralds', 'longer chain', 'make it for a man', 'rhodium plated']) {
      const { patch, notDone } = edited(ring, words);
      expect(patch, words).toEqual([]);
      expect(notDone, words).not.toEqual([]);
    }
  });
});
