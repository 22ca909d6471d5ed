import type { SectionRules } from '../rule.ts';

const DAY = { outside: 'about the day, not about the piece' } as const;
const WEARER = { outside: 'about who wears it, not about the piece' } as const;
const DRESS = { outside: 'about what it is worn with, not about the piece' } as const;

type WearerField =
  | 'occasion'
  | 'occasion_number'
  | 'occasion_time'
  | 'deadline'
  | 'recipient'
  | 'wear'
  | 'astrology'
  | 'outfit';

/** What helps to choose a piece but is in no part of it. */
export const wearerRules: SectionRules<WearerField> = {
  occasion: DAY,
  occasion_number: DAY,
  occasion_time: DAY,
  deadline: DAY,
  'recipient.relation': WEARER,
  'recipient.gender': WEARER,
  'recipient.age': WEARER,
  'recipient.age_months': WEARER,
  'recipient.role': WEARER,
  'wear.finger': WEARER,
  'wear.day': WEARER,
  'wear.frequency': WEARER,
  'astrology.rashi': WEARER,
  'astrology.zodiac': WEARER,
  'outfit.garment': DRESS,
  'outfit.colors': DRESS,
  'outfit.fabric': DRESS,
  'outfit.work': DRESS,
  'outfit.neckline': DRESS,
};
