import { clamp } from '#shared/units.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { fieldsOfPart } from '#spec/part-fields.ts';
import { type FieldEdit, withField } from '#spec/piece-edits.ts';
import { shownIn } from '#spec/shown/registry.ts';
import type { Shown } from '#spec/shown/shown.ts';

/** A number of a part that can be set, as the page of a piece offers it. */
export interface PartNumber extends Omit<FieldEdit, 'value'> {
  readonly of: 'parts';
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Counted, not measured. */
  readonly isCount: boolean;
}

/** Every number that can be set on the parts of a piece. */
function partNumbers(spec: DesignSpec): readonly PartNumber[] {
  return Object.entries(spec.parts).flatMap(([id, part]) =>
    fieldsOfPart(part.kind).flatMap(({ key, meta }): readonly PartNumber[] => {
      const value = (part as unknown as Readonly<Record<string, unknown>>)[key];
      if (meta.control !== 'number' || typeof value !== 'number') return [];
      return [
        { of: 'parts', id, key, value, min: meta.min, max: meta.max, step: meta.step, isCount: meta.unit === 'pieces' },
      ];
    }),
  );
}

/** A little more of a number: enough to tell what hangs on it. */
function nudged({ value, max, isCount }: PartNumber): number {
  const more = isCount ? value + 1 : value * 1.1 + 0.01;
  return more > max ? (isCount ? value - 1 : value * 0.9) : more;
}

/** The numbers on which something hangs that is read of a piece. */
export function numbersBehind(spec: DesignSpec, read: (spec: DesignSpec) => unknown): readonly PartNumber[] {
  const now = JSON.stringify(read(spec));
  return partNumbers(spec).filter(
    (number) => JSON.stringify(read(withField(spec, { ...number, value: nudged(number) }))) !== now,
  );
}

/** The numbers on which something hangs that is seen of the parts of a piece. */
export function numbersShown(spec: DesignSpec, seen: (shown: readonly Shown[]) => unknown): readonly PartNumber[] {
  return numbersBehind(spec, (one) => seen(shownIn(one)));
}

/** The piece with numbers so many times as large, to a hundredth, within what each can be. */
export function scaledBy(spec: DesignSpec, numbers: readonly PartNumber[], factor: number): DesignSpec {
  // A length that is counted off in pieces has more of them: their size stays.
  const counted = numbers.filter(({ isCount }) => isCount);
  return (counted.length > 0 ? counted : numbers).reduce(
    (next, number) => withField(next, { ...number, value: within(number, number.value * factor) }),
    spec,
  );
}

/** Chains and plates are made in such steps; what is finer is filed to a hundredth. */
const COARSE_STEP = 0.5;

/** A number as it can be set, nearest to a wished one. */
export function within({ min, max, step, isCount }: PartNumber, wished: number): number {
  const rounded = isCount || step >= COARSE_STEP ? step * Math.round(wished / step) : Math.round(100 * wished) / 100;
  return clamp(rounded, min, max);
}
