import { expect, test } from 'vitest';
import { requestFrom } from '../brief/testing/request-from.ts';
import { propose } from './propose.ts';
import { proposeOptions } from './testing/propose-options.ts';

const problemOf = (brief: string) => {
  const proposed = propose(requestFrom(brief), proposeOptions());
  return proposed.ok ? undefined : proposed.problem;
};

test('who asks for stones all around and rules stones out is told so, before any picture', () => {
  expect(problemOf('gold band no stones, 2mm, with a line of diamonds all the way round')).toMatchObject({
    code: 'asked_for_and_ruled_out',
    message: 'This asks for stones and rules stones out.',
  });
});

test('who rules out what the piece is made of is told that', () => {
  expect(problemOf('eternity ring, no stones')).toMatchObject({ code: 'stone_needed' });
});
