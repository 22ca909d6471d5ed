import { describe, expect, test } from 'vitest';
import { understand } from '../../brief/understand.ts';
import { estimate } from '../estimate.ts';
import { readPiece } from '../read-piece.ts';
import { proposeOptions } from '../testing/propose-options.ts';
import { candidatesFor } from './candidate.ts';

const lossy = { ...proposeOptions().profile, finishingLossPct: 10 };

/** What the first idea for a brief weighs finished, before any free measure is moved. */
function drawnGrams(brief: string): number {
  const understood = understand(brief);
  if (!understood.ok) throw new Error(understood.problem.message);
  const piece = readPiece(understood.value, { profile: lossy });
  if (!piece.ok) throw new Error(piece.problem.message);
  const [first] = candidatesFor(piece.value, 'classic', 1);
  if (!first) throw new Error(`No idea for ${brief}`);
  return estimate(first.design, lossy).grams;
}

describe('a said weight is that of the finished piece, where a bench takes a tenth of what it casts', () => {
  test.each([
    ['22k gold bangle size 2.6, about 20 grams', 20],
    ['22k gold chain 20 inches, about 15 grams', 15],
    ['18k gold hoops 30 mm, about 6 grams', 6],
  ])('%s', (brief, grams) => {
    expect(Math.abs(drawnGrams(brief) / grams - 1)).toBeLessThan(0.05);
  });

  test('a piece that is under its limit when it is finished stays as it is', () => {
    const open = drawnGrams('22k gold bangle size 2.6');
    expect(drawnGrams(`22k gold bangle size 2.6, under ${(open / 0.95).toFixed(2)} grams`)).toBe(open);
  });
});
