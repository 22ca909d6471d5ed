import { expect, test } from 'vitest';
import type { DesignRequest } from './request/design-request.ts';
import { warningWords } from './warnings.ts';

const request = (gem: string): DesignRequest => ({
  intent: 'new_design',
  items: [{ type: 'ring' }],
  stones: [{ role: 'center', gem }],
  must_ask: [],
  should_warn: ['tender_gem_in_ring'],
  evidence: {},
  assumptions: [],
});

test.each([
  ['emerald', 'Emeralds chip easily in a ring that is worn every day: a bezel or a halo protects them.'],
  ['pearl', 'Pearls scratch and crack easily in a ring that is worn every day: choose a bezel, and wear it with care.'],
  ['howlite', 'This stone chips or scratches easily in a ring that is worn every day: a bezel protects it.'],
])('%s in a ring is warned of in a sentence', (gem, words) => {
  expect(warningWords(request(gem), 'tender_gem_in_ring')).toBe(words);
});

test('a code that another reader gave is said by its words', () => {
  expect(warningWords(request('ruby'), 'ask_the_caster')).toBe('Ask the caster');
});
