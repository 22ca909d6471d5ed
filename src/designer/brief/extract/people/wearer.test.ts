import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

const recipientOf = (brief: string) => requestFrom(`${brief}, gold bangle`).recipient;

describe('who wears it', () => {
  test.each([
    ['for my niece', { relation: 'niece', gender: 'female' }],
    ['she has small wrists', { gender: 'female' }],
    ['chachi ke liye', { relation: 'aunt', gender: 'female' }],
    ['bachcha 8 mahine ka', { relation: 'baby', age_months: 8 }],
    ['my godson is 12', { relation: 'godson', gender: 'male', age: 12 }],
    ['a treat for myself', { relation: 'self' }],
    ['my mother who is 70', { relation: 'mother', gender: 'female', age: 70 }],
    ['bahuein ke liye', { relation: 'daughter_in_law', gender: 'female' }],
    ['for our maid of honour', { gender: 'female', role: 'maid_of_honor' }],
  ])('%s', (brief, recipient) => {
    expect(recipientOf(brief)).toEqual(recipient);
  });

  test.each([
    'bhai jaldi dikhao',
    'it looked cheap on my cousin',
    'mummy ne kaha',
    'my uncle is paying',
    'one for him and one for her',
    'one for me and one for her',
    'hallmark wala dikhao he',
    'teacher hu',
    'my boyfriend and I want it',
    'Sister, kindly see this',
    'you showed my husband',
    'we lost my brother',
    'me and my bro, one each',
  ])('nobody by "%s"', (brief) => {
    expect(recipientOf(brief)).toBeUndefined();
  });

  test('of two who each get a piece, what they share', () => {
    expect(requestFrom('bali for my sister and aunt both').recipient).toEqual({ gender: 'female' });
  });
});

describe('whose old piece it was', () => {
  test.each([
    ["reset granny's sapphire in a ring", 'grandmother'],
    ['nani ke jhumke tudwa kar pendant', 'grandmother'],
    ["my father's signet melted into a bangle", 'father'],
    ['earrings from the gold my aunt left me', 'aunt'],
    ['my grandmas wedding set melted into a bangle', 'grandmother'],
    ["my late husband's ring made smaller", 'husband'],
  ])('%s', (brief, owner) => {
    const request = requestFrom(brief);
    expect(request.heirloom_from).toBe(owner);
    expect(request.recipient?.relation).toBeUndefined();
  });

  test.each(["my mother's ring size is L uk", "mum's birthday, silver ring", 'maa ki angoothi chahiye'])(
    'nobody\'s by "%s"',
    (brief) => {
      expect(requestFrom(brief).heirloom_from).toBeUndefined();
    },
  );
});
