import { notDone, type SectionRules } from '../rule.ts';

const EDIT = { outside: 'about a piece that exists: it is seen beside that piece' } as const;
const QUOTE = { outside: 'about the quotation, not about the piece' } as const;

type OrderField = 'intent' | 'base_design' | 'changes' | 'keep' | 'heirloom_from' | 'quote' | 'views';
type ReaderField = 'must_ask' | 'should_warn' | 'evidence' | 'assumptions';

/** What the request is for, and what it starts from. */
export const orderRules: SectionRules<OrderField> = {
  intent: { outside: 'what to do with the request' },
  base_design: EDIT,
  // What could become a fact of the design is one: the rest was compared with nothing that is known.
  changes: () => notDone('say it by a measure or a number, such as “2 mm”, “half a carat”, “5 stones”'),
  keep: EDIT,
  heirloom_from: { outside: 'where a stone comes from shows in no part' },
  'quote.exclude': QUOTE,
  views: { outside: 'about the pictures, not about the piece' },
};

const COMPUTED = { outside: 'computed, not said' } as const;

/** How the words were read. */
export const readerRules: SectionRules<ReaderField> = {
  must_ask: ({ value }) => ({ state: 'asked', question: String(value) }),
  should_warn: COMPUTED,
  evidence: COMPUTED,
  'assumptions.field': COMPUTED,
  'assumptions.value': COMPUTED,
  'assumptions.why': COMPUTED,
};
