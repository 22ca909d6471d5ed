import { describe, expect, test } from 'vitest';
import { requestFrom } from '../testing/request-from.ts';

const owning = ['she has enough rings', 'she owns plenty of rings', 'she has so many rings', 'she already has rings'];

describe('a piece that was ruled out', () => {
  test.each(owning)('stays out where its owner has it: "%s"', (words) => {
    for (const brief of [`something for my wife, not a ring, ${words}`, `${words}, so no ring. a gift for my wife`]) {
      expect(requestFrom(brief), brief).toMatchObject({ exclude: ['ring'], must_ask: ['item_type', 'metal_material'] });
      expect(requestFrom(brief).items, brief).toBeUndefined();
    }
  });

  test('stays out in Hinglish', () => {
    const request = requestFrom('kuch biwi ke liye, anguthi nahi, anguthi bahut hai uske paas');
    expect(request.items).toBeUndefined();
    expect(request.exclude).toEqual(['ring']);
  });

  test('asks for another piece, even by itself', () => {
    expect(requestFrom('she loves the sea. not a ring')).toMatchObject({ motifs: ['wave'], exclude: ['ring'] });
  });
});

test('who has many may still order one', () => {
  expect(requestFrom('she has many rings, wants a thin gold ring now').items).toMatchObject([{ type: 'ring' }]);
});
