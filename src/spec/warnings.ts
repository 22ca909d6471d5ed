import { capitalised, inPlural, spoken } from '#shared/words.ts';
import { gemOfWord } from './meanings/gems.ts';
import { sayGem } from './meanings/say-gem.ts';
import type { DesignRequest } from './request/design-request.ts';
import { gems, settingClasses } from './tables/gems.ts';

/** What can be made but should be discussed first, by its code in `should_warn`, as a salesperson says it. */
const sentences = {
  '22k_soft_for_diamond_setting':
    '22k gold is soft, and claws of it let go of a diamond in time: set it in a bezel, or make the setting in 18k.',
  too_thin_for_weight:
    'For this weight the metal would be too thin to be cast: allow more weight, or a narrower piece.',
  too_thin_to_cast: 'This is thinner than can be cast: ask for more, or for a piece made by hand.',
  band_too_narrow: 'A band this narrow bends and wears through: ask for a broader one.',
  choking_hazard_small_parts: 'For a small child: nothing that can come off and be swallowed.',
  full_eternity_cannot_be_resized:
    'A full eternity ring can’t be made larger or smaller later: the size has to be right.',
  tender_gem_in_ring: tenderInRing,
  tension_needs_hard_gem:
    'A tension setting squeezes its stone: it takes a diamond, a sapphire or a ruby, nothing softer.',
  no_white_gold_above_21k: 'White gold is made up to 21k: from 22k on gold stays yellow.',
  white_gold_may_hold_nickel:
    'White gold may hold nickel: ask for palladium white gold, or platinum, for sensitive skin.',
  base_shape_only_for_foil_work: 'This is the shape for the foil work: the setter does the work itself at the bench.',
} as const satisfies Readonly<Record<string, string | ((request: DesignRequest) => string)>>;

/** A warning that the studio knows how to say. */
export type WarningCode = keyof typeof sentences;

const isKnown = (code: string): code is WarningCode => Object.hasOwn(sentences, code);

/**
 * A warning in words.
 * @param code of `should_warn`; of one that is not known here, its words
 */
export function warningWords(request: DesignRequest, code: string): string {
  if (!isKnown(code)) return capitalised(spoken(code));
  const sentence = sentences[code];
  return typeof sentence === 'string' ? sentence : sentence(request);
}

/** Which of the stones are tender on a hand, and what protects them. */
function tenderInRing({ stones = [] }: DesignRequest): string {
  const named = stones.flatMap(({ gem, color, origin }) => {
    const known = gem === undefined ? undefined : gemOfWord(gem, color, origin)?.gem;
    if (known === undefined || settingClasses[gems[known].settingClass].ringDaily === 'yes') return [];
    return [known];
  });
  const [first] = named;
  const name = first === undefined ? 'This stone' : capitalised(inPlural(sayGem(first)));
  const isSoft = first !== undefined && settingClasses[gems[first].settingClass].ringDaily === 'no';
  if (first === undefined)
    return `${name} chips or scratches easily in a ring that is worn every day: a bezel protects it.`;
  return isSoft
    ? `${name} scratch and crack easily in a ring that is worn every day: choose a bezel, and wear it with care.`
    : `${name} chip easily in a ring that is worn every day: a bezel or a halo protects them.`;
}
