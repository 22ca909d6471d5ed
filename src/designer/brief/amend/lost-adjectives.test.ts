import { expect, test } from 'vitest';
import { isOfRead } from '#spec/request/sections/brief-span.ts';
import { requestFrom } from '../testing/request-from.ts';

/** The adjectives that were not read, with what they stand before. */
function lostIn(brief: string): readonly string[] {
  const lost = Object.entries(requestFrom(brief).evidence).flatMap(([path, [from, to]]) =>
    isOfRead(path) ? [] : [`${brief.slice(from, to)} ${path.split('.')[0]}`],
  );
  return [...new Set(lost)];
}

test.each([
  ['18k gold wonky band 4mm', ['wonky items[0]']],
  ['platinum ring with a fuzzled halo and an oval ruby', ['fuzzled stones[0]']],
  ['18k gold band with wibbly milgrain', ['wibbly techniques[0]']],
  ['a plain 18k gold band', []],
  ['beautiful 22k gold jhumka for my sister', []],
])('of "%s" %j', (brief, lost) => {
  expect(lostIn(brief)).toEqual(lost);
});
