import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Works that end when they are told to, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
    });
  };
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

it('begins what is asked for under one key in its order, and holds up no other key', async () => {
  const inTurn = oneAtATime();
  const { begun, work, end } = works();
  const first = inTurn('ann', work('first'));
  const second = inTurn('ann', work('second'));
  const other = inTurn('bea', work('other'));
  await Promise.resolve();
  expect(begun).toEqual(['first', 'other']);
  end('other');
  await expect(other).resolves.toBe('other');
  end('first');
  await expect(first).resolves.toBe('first');
  end('second');
  await expect(second).resolves.toBe('second');
});

it('goes on after one that failed, which only who asked for it is told', async () => {
  const inTurn = oneAtATime();
  const { work, end } = works();
  const first = inTurn('ann', work('first'));
  const second = inTurn('ann', work('second'));
  await Promise.resolve();
  end('first', new Error('The database is gone.'));
  await expect(first).rejects.toThrow('The database is gone.');
  end('second');
  await expect(second).resolves.toBe('second');
});
