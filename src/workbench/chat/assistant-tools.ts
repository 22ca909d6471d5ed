import type { AssistantTools } from '#designer/chat/contract.ts';
import { ok, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { applyEdit } from '#spec/edit.ts';
import { buildOrder } from '#spec/references.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder, SettledDesign } from '../piece-builder.ts';

/** What an assistant can ask while it answers one turn: each design is built once, and then known to the workbench. */
export function assistantTools(builder: PieceBuilder, profile: WorkshopProfile): AssistantTools {
  const built = new Map<string, Result<SettledDesign>>();

  function settle(spec: DesignSpec): Result<SettledDesign> {
    const key = JSON.stringify(spec);
    const known = built.get(key);
    if (known !== undefined) return known;
    const settled = builder.settle(spec, 'view', profile);
    if (settled.ok) builder.handIn(spec, settled.value);
    built.set(key, settled);
    return settled;
  }

  return {
    edit(spec, patch) {
      const edited = applyEdit(spec, patch);
      if (!edited.ok) return edited;
      const order = buildOrder(edited.value);
      return order.ok ? edited : order;
    },
    async price(spec) {
      const settled = settle(spec);
      if (!settled.ok) return settled;
      const { netMetalGrams, price } = settled.value.sheet;
      return ok({
        netMetalGrams,
        price: { amount: price.amount, currency: price.currency },
        lines: price.lines.map(({ kind, label, amount }) => ({ kind, label, amount })),
      });
    },
    async check(spec) {
      const settled = settle(spec);
      if (!settled.ok) return settled;
      return ok(
        settled.value.findings.map(({ severity, rule, message, remedy, patch }) => ({
          severity,
          rule,
          message,
          remedy,
          ...(patch === undefined ? {} : { patch }),
        })),
      );
    },
  };
}
