import { expect, test } from 'vitest';
import { sizeSchema } from './size.ts';

const us7 = { system: 'US', value: 7 } as const;

test('a size has the diameter of its chart, as a chart of one decimal prints it', () => {
  expect(sizeSchema.safeParse({ ...us7, innerDiameterMm: 17.3 }).success).toBe(true);
  expect(sizeSchema.safeParse({ ...us7, innerDiameterMm: 17.35 }).success).toBe(true);
});

test('a size with the diameter of the next one is refused, and both are named', () => {
  const { error } = sizeSchema.safeParse({ ...us7, innerDiameterMm: 17.75 });
  expect(error?.issues).toMatchObject([
    { path: ['innerDiameterMm'], message: 'US 7 has an inner diameter of 17.32 mm, not 17.75 mm.' },
  ]);
});
