import { expect, test } from 'vitest';
import { counterSchema } from '#spec/workshop/counter.ts';
import { countryCodes, profileForCountry } from '#spec/workshop/profile-for-country.ts';
import { emptyDraft } from '../counter-draft.ts';
import { counterOfDraft } from '../counter-of-draft.ts';
import { readStoneList, writtenStoneList } from './stone-list.ts';

test.each(countryCodes)('the list of %s’s example is read back as it was written, and fits a counter', (country) => {
  const { stonePrices } = profileForCountry(country);
  const { prices, unread } = readStoneList(writtenStoneList(stonePrices));
  expect(unread).toEqual([]);
  expect(prices).toEqual(stonePrices);
  const counter = counterOfDraft({ ...emptyDraft(country, '2026-11-24'), stonePrices: prices });
  expect(counterSchema.parse(counter.ok && counter.value).stonePrices).toEqual(stonePrices);
});

test('a list as shops keep it is read: other headings, semicolons, groups of digits, lines in any order', () => {
  const csv = '\uFEFFGem;Grade;From;Price\r\nRuby;Burma;1;"₹1,20,000"\r\nruby;;0.3;90000\r\n\r\nonyx;;;150';
  const { prices, lines, unread } = readStoneList(csv);
  expect([lines, unread]).toEqual([3, []]);
  expect(prices.ruby).toEqual({
    quality: 'Burma',
    bands: [
      { fromCarats: 0, perCarat: 90_000 },
      { fromCarats: 1, perCarat: 120_000 },
    ],
  });
  expect(prices.onyx?.bands).toEqual([{ fromCarats: 0, perCarat: 150 }]);
});

test('what can’t be read is told by its line, and the rest counts', () => {
  const csv = 'stone,quality,from ct,price per ct\nunobtainium,,0,5\nruby,,heavy,5\nruby,,0,free\nruby,,0,500';
  const { prices, unread } = readStoneList(csv);
  expect(unread).toEqual([
    'Line 2: the studio knows no stone called “unobtainium”.',
    'Line 3: “heavy” is no weight in carats.',
    'Line 4: “free” is no price.',
  ]);
  expect(prices.ruby?.bands).toEqual([{ fromCarats: 0, perCarat: 500 }]);
});

test('a stone whose prices no counter could have is told, and the others count', () => {
  const { prices, lines, unread } = readStoneList('stone,price\nruby,999999999999\nemerald,500');
  expect(Object.keys(prices)).toEqual(['emerald']);
  expect([lines, unread]).toEqual([
    1,
    ['Ruby: a weight or a price is out of all range, or there are more than forty lines.'],
  ]);
});

test.each(['', 'just words', '\u0000\u0001PNG', 'stone\nruby'])('%j is no list, and is said to be none', (csv) => {
  const { prices, unread } = readStoneList(csv);
  expect(prices).toEqual({});
  expect(unread).toEqual(['The first line has to name the columns: stone, quality, from ct, price per ct.']);
});

test('of a file without end only so much is read', () => {
  const csv = `stone,price\n${'ruby,5\n'.repeat(100_000)}`;
  expect(readStoneList(csv).lines).toBeLessThan(2000);
});
