import { describe, expect, test } from 'vitest';
import { understand } from '../../understand.ts';

function readingOf(brief: string): {
  readonly exclude: readonly string[];
  readonly gems: readonly (string | undefined)[];
} {
  const result = understand(`${brief}, platinum bracelet`);
  if (!result.ok) throw new Error(result.problem.code);
  return { exclude: result.value.exclude ?? [], gems: (result.value.stones ?? []).map(({ gem }) => gem) };
}

describe('what a negation rules out', () => {
  test.each([
    ['no halo', ['halo']],
    ['without any stones', ['stones']],
    ['with no visible prongs', ['prongs']],
    ['no diamonds or pearls', ['diamonds', 'pearls']],
    ['no diamonds, pearls or enamel', ['diamonds', 'pearls', 'enamel']],
    ['neither enamel nor pearls please, no enamel', ['pearls', 'enamel']],
    ["I don't want milgrain", ['milgrain']],
    ['avoid rubies', ['rubies']],
    ['nickel-free', ['nickel']],
    ['allergic to nickel', ['nickel']],
    ['not yellow gold but white', ['yellow_gold']],
    ['no black diamonds', ['black_diamonds']],
    ['no dangly bits', ['dangly']],
    ['nothing over 20 g, no pave', ['pave']],
    ['nothing too modern', ['modern']],
    ['no inside engraving', ['engraving']],
    ['I do not wish for any gemstones', ['stones']],
    ['no celtic knotwork', ['celtic_knot']],
    ['koi kona nukila nahi', ['sharp_edges']],
    ['no frame and no scratches', ['frame', 'scratches']],
    ['not a doublet or triplet', ['doublets', 'triplets']],
    ['koi stone nahi', ['stones']],
    ['moti bilkul nahi chahiye', ['pearls']],
    ['bina meenakari', ['meenakari']],
    ['moti ke bina', ['pearls']],
    ['halo mat lagana', ['halo']],
    ['moti aur kundan nahi chahiye', ['pearls', 'kundan']],
    ['enamel nahi, moti bhi nahi', ['enamel', 'pearls']],
    ['rose gold nahi', ['rose_gold']],
    ['gold ki jagah', ['gold']],
    ['14k nahi', ['14k_gold']],
    ['chain not needed', ['chain']],
    ['screw wala nahi', ['screw']],
    ['claws get caught on everything so none of those', ['prongs']],
    ["she can't have nickel", ['nickel']],
    ['client does not want: milgrain seen from above, enamel, pearls', ['milgrain', 'enamel', 'pearls']],
    ['peacock wala design nahi chahiye', ['peacock']],
    ['diamond ya kuch bhi chamkila nahi chahiye', ['diamonds', 'flashy']],
    ['moti hatao', ['pearls']],
    ['she hates anything shiny', ['high_polish']],
    ['no Indian design', ['indian_design']],
    ['not a fan of rubies or anything vintage', ['rubies', 'vintage']],
    ['moti mat daalna, na hi kundan', ['pearls', 'kundan']],
    ['cluster and halo are both out', ['cluster', 'halo']],
    ['ghungroo rahit', ['ghungroo']],
    ['drop the side stones to SI', []],
    ['ruby instead of the sapphire', []],
  ])('%s', (brief, exclude) => {
    expect([...readingOf(brief).exclude].toSorted()).toEqual([...exclude].toSorted());
  });
});

describe('what a negation names', () => {
  test.each([
    ['no pave halo, a ruby halo', ['pave_halo']],
    ['ruby in the middle, no other stones', ['other_stones']],
    ['no big stones', ['big_stones']],
    ['chhote stone nahi', ['small_stones']],
    ['no marquise diamonds', ['marquise_cut']],
    ['no lab grown diamonds', ['lab_grown']],
    ['no fake pearls', ['imitation_pearls']],
    ['no हीरा', ['diamonds']],
    ['the side stones must not be round', ['round_side_stones']],
    ['a ruby, but no diamonds on the band', ['band_diamonds']],
    ['white gold instead of yellow', ['yellow_gold']],
    ['21k, no 18', ['18k_gold']],
    ['lotus design nahi chahiye', ['lotus']],
    ['half eternity, not full', ['full_eternity']],
    ['nothing chunky or flashy', ['chunky', 'flashy']],
    ['not hollow', ['hollow']],
    ['only gold, nothing else', ['stones']],
    ['yellow nahi, white gold', ['yellow_gold']],
    ['naya sona nahi milana', ['new_gold']],
    ["please don't mix in any other gold", ['other_gold']],
    ['no extra stones', ['other_stones']],
    ['no two tone', ['two_tone']],
    ['not oval', ['oval']],
    ['princess cut ruby, not oval', ['oval_cut']],
    ['a ruby, tapered baguettes not rounds on the shoulders', ['round_side_stones']],
    ['carved claws, not plain ones', ['plain_claws']],
    ['laser design nahi chahiye', ['laser_design']],
    ['no protruding stones', ['protruding_stones']],
    ['no blue evil eye', ['evil_eye']],
    ['a ruby, no pave on the bail', ['bail_pave']],
    ['do not polish it', ['high_polish']],
    ['the ruby must not be drilled', ['drilling']],
    ['kala dhaga nahi', ['black_thread']],
    ['21k, 18 nahi chahiye', ['18k_gold']],
    ['naam wagera kuch nahi likhna', ['engraving']],
    ['plz no stons', ['stones']],
    ['pear diamond, round stone koi nahi', ['round_cut']],
    ['haar bahut hai, ring wo pehenti nahi', ['ring']],
    ['pearl studs, no diamonds around', ['diamonds']],
    ['a ruby ring, no stones around it', ['halo']],
  ])('%s', (brief, exclude) => {
    expect([...readingOf(brief).exclude].toSorted()).toEqual([...exclude].toSorted());
  });
});

describe('how far a negation reaches', () => {
  test.each([
    ['no halo, side stones or milgrain', ['halo', 'side_stones', 'milgrain']],
    ['no opals, corals, amethysts!', ['opals', 'corals', 'amethysts']],
    ['opal, kundan, meena kuch nahi', ['opals', 'kundan', 'enamel']],
    ['avoid: opals, garnets', ['opals', 'garnets']],
    ['no milgrain and white gold', ['milgrain']],
    ['she hates yellow gold, so white gold or silver', ['yellow_gold']],
    ['nothing fancy gold chain', ['fancy']],
    ['nothing fancy plain gold ring', ['fancy']],
    ['halo suit nahi karta', ['halo']],
    ['diamond ek bhi nahi', ['diamonds']],
    ['take the halo off', ['halo']],
    ['opals? no. Rubies? yes', ['opals']],
    ['rather garnets than opals', ['opals']],
    ['na opal na moti', ['opals', 'pearls']],
    ['halos are not my thing', ['halo']],
    ['halo-free', ['halo']],
    ['opals? nope', ['opals']],
    ['polish dull nahi honi chahiye', ['dull']],
    ["don't rhodium plate it", ['rhodium_plated']],
    ['chain alag se hai', ['chain']],
    ['bezel nt prong', ['prongs']],
    ['doesnt want opals', ['opals']],
    ['nowt pointy', ['pointy']],
    ['lose the milgrain', ['milgrain']],
    ['delete engraving', ['engraving']],
    ['engraving out', ['engraving']],
    ['swap prongs for a bezel', ['prongs']],
    ['pearls, ruby: excluding: halo, milgrain', ['halo', 'milgrain']],
    ['opals are a strict no', ['opals']],
    ['moti na lagayen', ['pearls']],
    ['बिना मोतियों के', ['pearls']],
    ['हीरा न लगाएं', ['diamonds']],
    ['plain, latkan, moti kuch nahi', ['hangings', 'pearls']],
    ['allergic to silver and nickel', ['silver', 'nickel']],
    ['no opals round it', ['opals']],
  ])('%s', (brief, exclude) => {
    expect([...readingOf(brief).exclude].toSorted()).toEqual([...exclude].toSorted());
  });
});

test.each([12, 19])('beside a karat a denied %d is a karat too', (karat) => {
  const result = understand(`21k gold ring, no ${karat}`);
  expect(result.ok && result.value.metal?.karat).toBe(21);
  expect(result.ok && result.value.exclude).toEqual([`${karat}k_gold`]);
});

describe('a number that is denied is neither read nor ruled out', () => {
  test('"3 mm, not 5 mm"', () => {
    const result = understand('gold ring, band 3 mm, not 5 mm');
    expect(result).toMatchObject({ value: { dimensions: { band_width_mm: 3 } } });
    expect(result).not.toHaveProperty('value.exclude');
  });
});

describe('where a negation ends', () => {
  test.each([
    ['no halo, ruby', ['ruby']],
    ['no pearls but a ruby', ['ruby']],
    ['moti nahi ruby chahiye', ['ruby']],
    ['bina halo ke ek ruby', ['ruby']],
    ['not pearls just rubies', ['ruby']],
    ['ruby chahiye moti nahi', ['ruby']],
  ])('%s', (brief, gems) => {
    expect(readingOf(brief).gems).toEqual(gems);
  });
});

test.each([
  'no frobnicators',
  'नहीं',
  'not sure about the diamonds',
  'not too many diamonds',
  'zyada stone nahi',
  'bina hallmark nahi chalega',
  "don't know about diamonds",
  'no I want a ruby',
  'no wider than 4 mm',
  'no problem with diamonds',
  'pata nahi, maybe diamonds',
  'no rush',
  'not only diamonds',
  'drop the clarity to SI',
  "it doesn't have to be fancy",
  "my mum doesn't have any gold",
  "I've never bought diamonds before",
  'diamonds on the band but not on the gallery',
])('"%s" rules nothing out', (brief) => {
  expect(readingOf(brief).exclude).toEqual([]);
});
