import { describe, expect, test } from 'vitest';
import { settlerCount } from './settlers.ts';

describe('the number of settlers', () => {
  test.each([
    [{ hardwareConcurrency: 1, deviceMemory: 8 }, 0],
    [{ hardwareConcurrency: 2, deviceMemory: 8 }, 2],
    [{ hardwareConcurrency: 16, deviceMemory: 8 }, 3],
    [{ hardwareConcurrency: 8, deviceMemory: 2 }, 0],
    [{ hardwareConcurrency: 4 }, 3],
  ])('of %j is %i', (machine, count) => {
    expect(settlerCount(machine)).toBe(count);
  });
});
