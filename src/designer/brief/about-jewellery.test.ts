import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

describe('words that are not about jewellery', () => {
  test('letters to engrave tell that a ring is one to wear', () => {
    expect(understand('ring with our initials A+R inside').ok).toBe(true);
  });

  test.each(['ring with no prongs showing', 'engrave "Love" on the back as well'])('it is by "%s"', (brief) => {
    expect(understand(brief).ok).toBe(true);
  });

  test.each([
    'What is the weather like?',
    'gold standard',
    'ring me tomorrow',
    'the band plays',
    'How much is a ticket to Mumbai?',
    'My phone has a ring tone',
    'I will drop by on Sunday',
    'My heart is broken',
    'moon landing 1969',
    'She runs a chain of restaurants',
    'She has a heart of gold',
    'Diamond Head is a volcano',
    'Emerald Isle travel tips',
    'I need 3 eggs and 200 g flour',
    'pearl harbour history',
    'platinum credit card',
    'boxing ring tickets',
    'supply chain management',
    'a pear tree in the garden',
    'read me a story about a princess',
    'What is the gold rate today?',
    'Who won the match?',
    'steel ruler, 12 inch, for my desk at school',
    'she plays in a jazz band',
  ])('"%s" is refused with what to say instead', (brief) => {
    const result = understand(brief);
    if (result.ok) throw new Error(`designed: ${JSON.stringify(result.value)}`);
    expect(result.problem.code).toBe('nothing_understood');
    expect(result.problem.remedy).toMatch(/^Name the piece/);
  });
});

describe('short briefs that are about jewellery', () => {
  test.each([
    'ring',
    'a ring',
    'show me some rings',
    'rings please',
    'Please could you design a band?',
    'What would a ring like this cost?',
    'gold band like my father had',
    'gold',
    'size 6.5',
    'heart',
    'lotus',
    'pendant',
    'jhumka with swirls and curlicues',
    'ring for my mother who loves gardening',
    'a red ring that nobody else has got',
    'something with leaves, under 20000 rupees',
    "a gift for my wife's anniversary",
    "something nice for my mum's 60th, she likes old things, not flashy",
    'ek sundar ring chahiye',
    'ring with a peacock and swirls',
    'baoli ring',
    'press wale tops',
    'kuch gehne dikhao',
    'gold 10 gm biscuit',
    'a gift for my mom, 60 dollars',
    'no stones',
    'weight badhao',
    'side view please',
    'the first one',
  ])('"%s" is understood', (brief) => {
    expect(understand(brief)).toMatchObject({ ok: true });
  });
});
