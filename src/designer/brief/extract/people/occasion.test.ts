import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

const dayOf = (brief: string) => {
  const { occasion, occasion_number, deadline } = requestFrom(`${brief}, silver ring`);
  return [occasion, occasion_number, deadline];
};

describe('the day it is for', () => {
  test.each([
    ["for grandad's 80th", ['birthday', 80, undefined]],
    ['my nephew turns 18', ['birthday', 18, undefined]],
    ["she's 60 in October", ['birthday', 60, 'October']],
    ['beti 16 saal ki ho rahi hai', ['birthday', 16, undefined]],
    ['married 30 years', ['anniversary', 30, undefined]],
    ['shaadi ke 7 saal ho gaye', ['anniversary', 7, undefined]],
    ['our ruby anniversary', ['anniversary', 40, undefined]],
    ['pehli salgirah', ['anniversary', 1, undefined]],
    ['muh dikhai ke liye', ['munh_dikhai', undefined, undefined]],
    ['a leaving present', ['farewell', undefined, undefined]],
    ['for a hen do', ['hen_party', undefined, undefined]],
    ['getting married', ['wedding', undefined, undefined]],
    ['we are eloping', ['wedding', undefined, undefined]],
    ["it's our fifth", ['anniversary', 5, undefined]],
    ['anand karaj', ['wedding', undefined, undefined]],
    ['for her arangetram', ['arangetram', undefined, undefined]],
    ['umrah gift', ['umrah', undefined, undefined]],
    ['for their ruby wedding', ['anniversary', undefined, undefined]],
  ])('%s', (brief, day) => {
    expect(dayOf(brief)).toEqual(day);
  });
});

test.each(['diamond wedding ring', 'ruby wedding band', 'silver wedding bands'])('a %s is for a wedding', (brief) => {
  const { occasion, items } = requestFrom(brief);
  expect(occasion).toBeUndefined();
  expect(items?.[0]).toMatchObject({ type: 'ring', subtype: 'wedding' });
});

describe('when it must be ready', () => {
  test.each([
    ['needed tomorrow', 'tomorrow'],
    ['3 din mein chahiye', '3 din'],
    ['wedding on 4 May', '4 May'],
    ['namkaran hai sunday ko', 'sunday'],
    ['20 tareekh tak', '20 tareekh'],
    ['in about 5 weeks', '5 weeks'],
    ['we spoke on Monday', undefined],
    ['wedding is Saturday', 'Saturday'],
    ['wedding Sept 14', 'Sept 14'],
    ['kal chahiye', 'kal'],
    ['needed before 20th', '20th'],
    ['nan passed in March', undefined],
    ['pls confirm today', undefined],
  ])('%s', (brief, deadline) => {
    expect(dayOf(brief)[2]).toBe(deadline);
  });
});
