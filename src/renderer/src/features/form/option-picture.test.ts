import { expect, test } from 'vitest';
import { optionPicture } from './option-picture.ts';
import { tileSteps } from './questions.ts';

test('every answer has its picture', () => {
  const without = tileSteps
    .flat()
    .flatMap(({ name, options }) => options.filter(({ id }) => optionPicture(name, id) === undefined));
  expect(without).toEqual([]);
});
