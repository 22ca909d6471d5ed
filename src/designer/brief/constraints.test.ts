import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['nothing that catches on gloves', 'no_snagging'],
  ['dupatte mein atakta hai', 'no_snagging'],
  ["it shouldn't spin", 'must_not_spin'],
  ['must not flip over', 'must_not_flip'],
  ['not heavy', 'lightweight'],
  ["isn't heavy", 'lightweight'],
  ['no high setting', 'low_profile'],
  ['must sit low', 'low_profile'],
  ['not high off the finger', 'low_profile'],
  ['my ears are not pierced', 'no_piercing'],
  ['no piercing', 'no_piercing'],
  ['no fiddly clasps', 'easy_to_put_on'],
  ['peeche se khula', 'open_back'],
  ['to go with my bangle', 'matching_set'],
  ['allergic to everything', 'hypoallergenic'],
  ['plain back', 'plain_back'],
  ['leave the inside plain', 'plain_inside'],
  ['andar se saada', 'plain_inside'],
  ['leave the face blank', 'plain_face'],
  ['shoulders: leave plain', 'plain_shoulders'],
  ['nothing on the outside', 'plain_outside'],
  ['bahar kuch nahi', 'plain_outside'],
  ['leave the reverse plain', 'plain_back'],
  ['set it low', 'low_profile'],
  ["don't want it too tall", 'low_profile'],
  ['not tall', 'low_profile'],
  ["don't want it to stick up", 'low_profile'],
  ["don't want it too heavy", 'lightweight'],
  ['my old one was too heavy', 'lightweight'],
  ['nothing raised', 'low_profile'],
  ['so it does not get caught in my sleeve', 'no_snagging'],
  ['strong clasp', 'secure_clasp'],
  ['dono ko same', 'matching_set'],
])('"%s" asks for %s', (words, constraint) => {
  const result = understand(`gold ring, ${words}`);
  expect(result).toMatchObject({ value: { constraints: [constraint] } });
  // Ruling out what is not wanted rules out nothing else.
  expect(result).not.toMatchObject({ value: { exclude: [constraint] } });
});

test('what happens to others is no wish', () => {
  expect(understand('spinning wheel motif, gold ring')).not.toHaveProperty('value.constraints');
});
