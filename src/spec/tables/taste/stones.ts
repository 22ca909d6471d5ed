import { HOUSE, type TasteRule } from './rule.ts';

/** How stones stand beside one another. */
export const stoneTaste = {
  mainStoneLeads: {
    says: 'The main stone clearly leads; two that nearly match give the eye no place to rest.',
    least: 1.6,
    unit: '×',
    source: HOUSE,
  },
  haloGap: {
    says: 'The stones of a halo stand close and evenly: tighter they chip, wider it looks unfinished.',
    least: 0.08,
    most: 0.26,
    unit: 'mm',
    source: HOUSE,
  },
  rowCloses: {
    says: 'The stones of a row stand evenly and the row closes: no crowding, and no gap like a missing stone.',
    source: HOUSE,
  },
  spanWithinFinger: {
    says: 'What stands on a ring is no wider than the finger, or it knocks against the neighbouring ones.',
    most: 1,
    unit: '×',
    source: HOUSE,
  },
} as const satisfies Record<string, TasteRule>;
