import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

const itemsOf = (brief: string) => requestFrom(brief).items;

test.each([
  ['gold kada for my baby, naam likha ho, dono haath ke liye', 'pair'],
  ['payal for both feet, dono pair ke liye, silver', 'pair'],
  ['a lost gold hoop replaced, left ear only', 'piece'],
  ['studs, 18k, one only', 'piece'],
  ['payal for my niece, silver, with bells, pair about 40 gram', 'pair'],
])('for one side or both: "%s"', (brief, unit) => {
  expect(itemsOf(brief)?.[0]).toMatchObject({ qty: 1, unit });
});

test('a pair of what comes next is none of what came before', () => {
  const items = itemsOf('gold ring, ruby, pair of studs to match') ?? [];
  expect(items.map(({ type, unit }) => [type, unit])).toEqual([
    ['ring', undefined],
    ['earrings', 'pair'],
  ]);
});

test.each([
  ['bracelets for me and my 3 best friends, silver', 4],
  ['gold rings for my 3 daughters', 3],
])('one for each, with who speaks: "%s"', (brief, qty) => {
  expect(itemsOf(brief)?.[0]).toMatchObject({ qty });
});

describe('pieces of a name that are told one by one', () => {
  test.each([
    ['two gold rings, one plain, one with a ruby', [1, 1]],
    ['2 bangles, one 22k and one 18k', [1, 1]],
    ['teen kade chandi ke: ek sher wala, ek saada, ek mor wala', [1, 1, 1]],
    ['2 pairs of studs, pair A 4mm ruby, pair B 5mm emerald', [1, 1]],
    ['2 broad kada with peacock ends, 4 thin plain', [2, 4]],
    ['two identical gold bangles, one for my mother and one for my sister', [2]],
    ['a gold ring with one ruby and one emerald', [1]],
    ['2 gold bangles, 4 rubies', [2]],
  ])('%s', (brief, amounts) => {
    const request = requestFrom(brief);
    expect(request.items?.map(({ qty }) => qty)).toEqual(amounts);
    expect(new Set(request.items?.map(({ type }) => type)).size).toBe(1);
  });
});

describe('a letter by itself', () => {
  test.each([
    ['initial A necklace', 'necklace'],
    ['necklace with letter R in rose gold', 'necklace'],
    ['pendant with letter S', 'pendant'],
  ])('is what hangs there: %s', (brief, type) => {
    expect(itemsOf(brief)).toMatchObject([{ type, subtype: 'initial' }]);
  });

  test('is engraved where nothing hangs', () => {
    expect(requestFrom('bangle with initial K')).toMatchObject({
      items: [{ type: 'bangle' }],
      engraving: { text: 'K' },
    });
  });
});

describe('several pieces', () => {
  test.each([
    ['anklet, toe ring and nose pin in silver', ['anklet', 'toe_ring', 'nose_pin']],
    ['gents chain 22 inch, bracelet aur angoothi', ['chain', 'bracelet', 'ring']],
    ['bracelet earrings necklace, all pearl', ['bracelet', 'earrings', 'necklace']],
    ['pendant and chain in 18k', ['pendant']],
    ['anklet, thick chain, silver', ['anklet']],
    ['bracelet, chain 22k', ['bracelet', 'chain']],
    ['coin pendant', ['pendant']],
    ['a pendant for the bangle you made', ['pendant']],
    ['studs to go with my opal ring', ['earrings']],
    ["turn nan's ring into a brooch", ['brooch']],
    ['his and hers gold bangles', ['bangle', 'bangle']],
    ['an engagement ring and a plain band', ['ring', 'ring']],
    ['brooch, hoop style', ['brooch']],
    ['solitaire 1ct round platinum size 6 US', ['ring']],
    ['miami cuban 10k 8 mm 22 inch', ['chain']],
    ['tennis, 4 ctw, 7 inch', ['bracelet']],
    ['2 carat oval lab diamond on a pave band, 14k', undefined],
    ['make the band thinner', undefined],
    ['she already has bangles, something in gold', undefined],
    ['silver haath phool with three rings and chains', ['haath_phool']],
    ['gold cufflinks. And a matching ring? No', ['cufflinks']],
    ['gold cufflinks. And a ring? No, leave the ring', ['cufflinks']],
    ['gold cufflinks for kandora', ['cufflinks']],
    ['ring and earrings to go with a jade bangle', ['ring', 'earrings']],
    ['gold neklace', ['necklace']],
    ['bracelet ya kada, sona', undefined],
    ['couple rings in gold', ['ring', 'ring']],
    ['ring with matching band, platinum', ['ring', 'ring']],
    ['a band to sit next to my solitaire', ['ring']],
    ['budget KD 80 ring', ['ring']],
    ['KD 350 for two bangles together, 22k', ['bangle']],
    ['jhumka with green drops at bottom', ['earrings']],
    ['wedding bands, 4mm and 6mm', ['ring', 'ring']],
    ['his 6mm hers 4mm bands', ['ring', 'ring']],
  ])('%s', (brief, types) => {
    expect(itemsOf(brief)?.map(({ type }) => type)).toEqual(types);
  });

  test('that differ are designed together', () => {
    expect(requestFrom('silver brooch with cufflinks')).toMatchObject({ intent: 'new_set' });
    expect(requestFrom('silver brooch or cufflinks')).toMatchObject({ intent: 'new_design', must_ask: ['item_type'] });
  });
});

describe('how many', () => {
  test.each([
    ['kangan do, 22k', 2, 'piece'],
    ['2 pr huggies', 2, 'pair'],
    ['half dozen bangles', 6, 'piece'],
    ['4 doz charm bracelets', 48, 'piece'],
    ['bangle set of 6, 22k', 6, 'piece'],
    ['chudi 12 ka set, 22k', 12, 'piece'],
    ['nose pin 2, gold', 2, 'piece'],
    ['couple band platinum', 2, 'piece'],
    ['toe rings, 3 pairs', 3, 'pair'],
    ['5x bangles', 5, 'piece'],
    ['bangles (8)', 8, 'piece'],
    ['9 napkin rings', 9, 'piece'],
    ['1 pc gents ring', 1, 'piece'],
    ['silver bracelets for 4 nieces', 4, 'piece'],
    ['the same brooch for each of three aunts', 3, 'piece'],
    ['rings for me and my wife', 2, 'piece'],
    ['bracelets, bridesmaids x6', 6, 'piece'],
    ['dono betiyon ke liye bali', 2, 'pair'],
    ['ring with the birthstones of my 3 kids', undefined, undefined],
    ['necklace for mum from her 4 kids', undefined, undefined],
  ])('%s', (brief, qty, unit) => {
    const [item] = itemsOf(brief) ?? [];
    expect([item?.qty, item?.unit]).toEqual([qty, unit]);
  });
});

describe('which one', () => {
  test.each([
    ['halo pendant', 'pendant', 'halo'],
    ['pendant with a halo', 'pendant', undefined],
    ['franco chain', 'chain', 'franco'],
    ['puzzle ring', 'ring', 'puzzle'],
    ['bar brooch', 'brooch', 'bar'],
    ['plain d wedding, size k uk', 'ring', 'wedding'],
    ['cathedral solitaire in platinum', 'ring', 'solitaire'],
    ['20 inch pearl strand', 'necklace', undefined],
    ['kamar ki karghani', 'waist_belt', 'karghani'],
    ['something for her wrist', 'bracelet', undefined],
  ])('%s', (brief, type, subtype) => {
    expect(itemsOf(brief)?.[0]).toEqual({ type, ...(subtype !== undefined && { subtype }) });
  });

  test('the band that carries a stone is no piece of its own', () => {
    expect(itemsOf('oval ruby 9x7, 2 mm band')).toBeUndefined();
    expect(itemsOf('plain 3 mm wide band')).toMatchObject([{ type: 'ring', subtype: 'band' }]);
    expect(itemsOf('gold 4mm band')).toMatchObject([{ type: 'ring', subtype: 'band' }]);
  });
});

describe('what they are called', () => {
  test.each([
    ['vanki pair, 22k', 'armlet', 'vanki'],
    ['attigai in kemp', 'necklace', 'attigai'],
    ['karimani, 22ct', 'mangalsutra', 'karimani'],
    ['nallapusalu 18 inch', 'mangalsutra', 'nallapusalu'],
    ['bhabhi ki lumba rakhi', 'bracelet', 'lumba'],
    ['9ct sleepers', 'earrings', 'sleeper'],
    ['silver claddagh, size N', 'ring', 'claddagh'],
    ['russian wedding ring 9ct', 'ring', 'russian_wedding'],
    ['kilt pin in sterling', 'brooch', 'kilt_pin'],
    ['photo locket', 'pendant', 'locket'],
    ['chandi ka locket', 'pendant', undefined],
    ['pendant with letter S, rose gold', 'pendant', 'initial'],
    ['ring dikhao engagement ki, white gold', 'ring', 'engagement'],
  ])('%s', (brief, type, subtype) => {
    const [item] = itemsOf(brief) ?? [];
    expect([item?.type, item?.subtype]).toEqual([type, subtype]);
  });

  test.each<[string, readonly string[]]>([
    ['charm for a bracelet: a tiny elephant, silver', ['charm']],
    ["silver charm for my daughter's bracelet", ['charm']],
    ['necklace with a sapphire pendant, silver', ['necklace']],
    ['necklace with a matching pendant, silver', ['necklace', 'pendant']],
    ['silver necklace, studs and a ring size N', ['necklace', 'earrings', 'ring']],
    ['gold bracelet, her ring size is 12', ['bracelet']],
    ['knife edge band 2.5mm, gold', ['ring']],
    ['chain 20 gm aur do kangan, 22k', ['chain', 'bangle']],
  ])('%s: what is a piece by itself', (brief, types) => {
    expect(itemsOf(brief)?.map(({ type }) => type)).toEqual(types);
  });

  test.each([
    ['eternity ring, sapphires the whole way round, gold', 'full_eternity'],
    ['eternity ring full, 2 ct, platinum', 'full_eternity'],
    ['eternity ring, sapphires, gold', 'eternity'],
  ])('%s', (brief, subtype) => {
    expect(itemsOf(brief)?.[0]?.subtype).toBe(subtype);
  });

  test.each([
    ['oval citrine on a plain gold band', undefined],
    ['a plain gold band', 1],
    ['bangle, half round sterling x24', 24],
    ['bangle, 3 x 1.5 mm rubies, silver', undefined],
  ])('%s: how many', (brief, qty) => {
    expect(itemsOf(brief)?.[0]?.qty).toBe(qty);
  });

  test.each([
    ['his and hers wedding bands, his 6mm hers 2.5', [6, 2.5]],
    ['wedding rings plat 4mm hers 6mm his', [4, 6]],
    ['wedding band dono ke, unka 6 mm mera 3 mm', [6, 3]],
  ])('%s: two lines, each with its width', (brief, widths) => {
    expect(itemsOf(brief)?.map(({ width_mm }) => width_mm)).toEqual(widths);
    expect(requestFrom(brief).features).toEqual(['his_and_hers']);
  });
});
