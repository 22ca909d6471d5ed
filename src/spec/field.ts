import { z } from 'zod';
import { roundToMicrometre } from '#shared/units.ts';

/** What a form, a slider or `--help` needs to show a field of a part; all three are generated from it. */
export type FieldMeta =
  | {
      readonly control: 'number';
      readonly label: string;
      readonly unit: FieldUnit;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** What it is to whatever stands on its part, so that nobody asks for it by the name of the field. */
      readonly measures?: PartMeasure;
    }
  | { readonly control: 'choice'; readonly label: string; readonly options: readonly string[] }
  | { readonly control: 'part'; readonly label: string; readonly joint: Joint }
  | { readonly control: 'stone'; readonly label: string; readonly everySecond?: true }
  | { readonly control: 'text'; readonly label: string }
  | { readonly control: 'outline'; readonly label: string };

/** Measures that other parts depend on: of the band that they stand on, and of a setting that is lifted off its metal. */
export type PartMeasure = 'band-width' | 'band-thickness' | 'palm-width' | 'palm-thickness' | 'base-height';

/**
 * How a part is joined to the one that it names:
 * - `fixed`: one rigid body with it (a head on its shank, a loop on its plate);
 * - `meets`: reaches it, and is fixed to another (the arches of a cathedral and the head between them);
 * - `hangs`: swings from it (a jump ring from the loop above);
 * - `carries`: puts it where it hangs (a jump ring and the drop below, an ear wire and its drop);
 * - `threads`: runs through it (a chain through a bail).
 */
export type Joint = 'fixed' | 'meets' | 'hangs' | 'carries' | 'threads';

export type FieldUnit = 'mm' | '°' | 'pieces' | 'turns' | '×';

/** Zod's registry for the metas: the schema itself stays plain zod. */
export const fieldRegistry = z.registry<FieldMeta>();

interface NumberOptions {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
  readonly measures?: PartMeasure;
}

function numberField(label: string, unit: FieldUnit, options: NumberOptions) {
  const schema = z.number().min(options.min).max(options.max).overwrite(roundToMicrometre).default(options.default);
  return schema.register(fieldRegistry, {
    control: 'number',
    label,
    unit,
    min: options.min,
    max: options.max,
    step: options.step,
    ...(options.measures === undefined ? {} : { measures: options.measures }),
  });
}

/** A length in mm. The range is what can be entered; the checks decide what can be *made*. */
export function lengthField(label: string, options: NumberOptions) {
  return numberField(label, 'mm', options);
}

/** An angle in degrees. */
export function angleField(label: string, options: NumberOptions) {
  return numberField(label, '°', options);
}

/** A ratio without unit, e.g. a taper. */
export function ratioField(label: string, options: NumberOptions) {
  return numberField(label, '×', options);
}

/** A whole number of pieces (stones, prongs) or turns. */
export function countField(label: string, options: Omit<NumberOptions, 'step'>, unit: 'pieces' | 'turns' = 'pieces') {
  const schema = z.number().int().min(options.min).max(options.max).default(options.default);
  return schema.register(fieldRegistry, {
    control: 'number',
    label,
    unit,
    min: options.min,
    max: options.max,
    step: 1,
  });
}

/** One word out of a list. */
export function choiceField<const T extends readonly [string, ...string[]]>(
  label: string,
  options: T,
  chosen: T[number],
) {
  const schema = z.enum(options).default(chosen as never);
  return schema.register(fieldRegistry, { control: 'choice', label, options });
}

/**
 * A schema of its own for every call: zod keeps one meta a schema, so fields that share a schema would share a label.
 */
const id = () => z.string().regex(/^[a-z][a-zA-Z0-9-]{0,39}$/, 'an id is a lower-case word');

/** Stable ids: short, lower case, readable in a patch (`/parts/shank/palmWidthMm`). */
export const idSchema = id();

/** The id of another part, which is built before this one. `joint` says how the two are joined. */
export function partField(label: string, joint: Joint = 'fixed') {
  return id().register(fieldRegistry, { control: 'part', label, joint });
}

/** Letters in metal: capitals, figures and &, at most so many. */
export function letteringField(label: string, most: number) {
  return z
    .string()
    .regex(/^[A-Z0-9&]+$/)
    .max(most)
    .register(fieldRegistry, { control: 'text', label });
}

/** The id of the stone that this part holds. */
export function stoneField(label: string) {
  return id().register(fieldRegistry, { control: 'stone', label });
}

/** The id of the stone that every second place of a row holds, where two gems are set in turn; of the others' size. */
export function inTurnField() {
  return id().register(fieldRegistry, { control: 'stone', label: 'In turn with', everySecond: true }).optional();
}
