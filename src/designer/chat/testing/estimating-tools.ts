import { ok } from '#shared/result.ts';
import { applyEdit } from '#spec/edit.ts';
import { buildOrder } from '#spec/references.ts';
import { estimate } from '../../propose/estimate.ts';
import { proposeOptions } from '../../propose/testing/propose-options.ts';
import type { AssistantTools, PieceFinding } from '../contract.ts';

/** The narrowest band that is cast. */
const NARROWEST_MM = 1.1;

/**
 * Tools by the designer's own estimate, where no engine is: weights and prices are those that it reckons with, and of the
 * checks the one that every band has to pass.
 */
export const estimatingTools: AssistantTools = {
  edit(spec, patch) {
    const edited = applyEdit(spec, patch);
    if (!edited.ok) return edited;
    const order = buildOrder(edited.value);
    return order.ok ? edited : order;
  },
  async price(spec) {
    const { profile } = proposeOptions();
    const { grams, amount } = estimate({ ...spec, size: spec.size }, profile);
    const lines = [{ kind: 'metal', label: 'Metal', amount }];
    return ok({ netMetalGrams: grams, price: { amount, currency: profile.currency }, lines });
  },
  async check(spec) {
    const thin = Object.entries(spec.parts).flatMap(([id, part]): readonly PieceFinding[] =>
      part.kind === 'shank' && part.palmWidthMm < NARROWEST_MM
        ? [
            {
              severity: 'error',
              rule: 'band.narrow',
              message: `The ${id} is too narrow to be cast.`,
              remedy: `Make it ${NARROWEST_MM} mm.`,
              patch: [{ op: 'replace', path: `/parts/${id}/palmWidthMm`, value: NARROWEST_MM }],
            },
          ]
        : [],
    );
    return ok(thin);
  },
};
