import type { RequestField } from '../request-field.ts';
import type { FactRule } from '../rule.ts';
import { budgetRules } from './budget.ts';
import { dimensionRules } from './dimensions.ts';
import { excludeRules } from './exclude.ts';
import { itemRules } from './items.ts';
import { lookRules } from './looks.ts';
import { enamelRules, engravingRules, hallmarkRules } from './marking.ts';
import { metalRules } from './metal.ts';
import { orderRules, readerRules } from './order.ts';
import { sizeRules } from './size.ts';
import { stoneRules } from './stones.ts';
import { beadRules, totalCaratRules } from './stones-together.ts';
import { wearerRules } from './wearer.ts';
import { weightRules } from './weight.ts';

/**
 * What becomes of every field of a request. A field that is neither looked for nor given a reason why it cannot be does
 * not compile.
 */
export const fieldRules: Readonly<Record<RequestField, FactRule>> = {
  ...orderRules,
  ...itemRules,
  ...metalRules,
  ...stoneRules,
  ...totalCaratRules,
  ...beadRules,
  ...sizeRules,
  ...dimensionRules,
  ...weightRules,
  ...lookRules,
  ...engravingRules,
  ...enamelRules,
  ...hallmarkRules,
  ...budgetRules,
  ...wearerRules,
  ...excludeRules,
  ...readerRules,
};
