import { millimetres } from '#shared/measure-words.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { withField } from '#spec/piece-edits.ts';
import { shownIn } from '#spec/shown/registry.ts';
import type { Shown } from '#spec/shown/shown.ts';
import { type EditStep, type EditStepAnswer, stepByStep, refused, unchanged } from '../edit-step.ts';
import { leadResized } from './stones.ts';
import { numbersShown, scaledBy, within } from '../numbers-behind.ts';
import { type MeasureField, shownLength, shownLengths } from '../shown-length.ts';

const called: Readonly<Record<MeasureField, string>> = {
  band_width_mm: 'band',
  thickness_mm: 'thickness',
  width_mm: 'width',
  height_mm: 'height',
  length_mm: 'length',
  diameter_mm: 'diameter',
  chain_length_mm: 'chain',
};

/** Limits that were said stand for the measure itself where the piece is over them. */
const limits = { height_max_mm: 'height_mm', length_max_mm: 'length_mm' } as const;

/** Nearer than this a measure is what was asked for. */
const NEAR_MM = 0.06;

/** Widths, heights and lengths: every number of the parts on which the measure hangs, and no other. */
export const editMeasures: EditStep = (at) => {
  const dimensions = at.said.dimensions ?? {};
  const item = at.said.items?.[0];
  const said: Partial<Record<MeasureField, number>> = {};
  for (const field of Object.keys(called) as MeasureField[]) {
    const own = field === 'length_mm' || field === 'width_mm' ? item?.[field] : undefined;
    const mm = dimensions[field] ?? own;
    if (mm !== undefined) said[field] = mm;
  }
  for (const [limit, field] of Object.entries(limits) as ['height_max_mm', 'height_mm'][]) {
    const mm = dimensions[limit];
    const now = shownLength(shownIn(at.spec), field);
    if (mm !== undefined && (now === undefined || now > mm)) said[field] = mm;
  }
  // "A longer chain, 20 inches": of one length that is said in two ways the number holds.
  const now = (field: string): number | undefined => shownLength(shownIn(at.spec), field as MeasureField);
  const exact = Object.keys(said).filter((field) => at.isExact(`dimensions.${field}`));
  const isOutdone = (field: string): boolean =>
    !exact.includes(field) && exact.some((other) => now(other) === now(field));
  return stepByStep(
    at.spec,
    Object.entries(said)
      .filter(([field]) => !isOutdone(field))
      .map(
        ([field, mm]) =>
          (spec) =>
            setMeasure(spec, field as MeasureField, mm, at.isExact(`dimensions.${field}`)),
      ),
  );
};

function setMeasure(spec: DesignSpec, field: MeasureField, mm: number, isExact: boolean): EditStepAnswer {
  const seen = (shown: readonly Shown[]): readonly number[] => shownLengths(shown, field);
  const [now] = seen(shownIn(spec));
  const numbers = now === undefined ? [] : numbersShown(spec, seen);
  if (now === undefined || numbers.length === 0)
    return refused(spec, `It has no ${called[field]} that can be set by itself.`);
  const scaled = scaledBy(spec, numbers, mm / now);
  // A width that was said is that of the whole band; "thinner" keeps its taper.
  const isOneWidth = isExact && field === 'band_width_mm';
  const next = isOneWidth
    ? numbers.reduce((one, number) => withField(one, { ...number, value: within(number, mm) }), spec)
    : scaled;
  const reached = shownLength(shownIn(next), field) ?? now;
  if (Math.abs(reached - now) < 0.005) return refused(spec, `The ${called[field]} is ${millimetres(now)} already.`);
  const says = `${called[field]} ${millimetres(reached)} instead of ${millimetres(now)}`;
  const missed = Math.abs(reached - mm) > Math.max(NEAR_MM, mm / 50);
  return {
    spec: next,
    says: [says],
    notDone: missed
      ? [
          {
            says: `${millimetres(mm)} is more than that can be: ${millimetres(reached)} is as near as it goes.`,
            instead: [],
          },
        ]
      : [],
  };
}

/** "Bigger", "smaller", "chunkier" of the whole piece, where no measure was meant. */
export const editWhole: EditStep = ({ spec, said, lines, change }) => {
  if (change.changes?.['center']?.['size'] !== undefined)
    return lines.length === 0 ? refused(spec, 'It has no stone.') : unchanged(spec);
  const style = new Set<string>(said.style);
  const larger = ['large', 'bold', 'heavy'].some((word) => style.has(word));
  const smaller = ['small', 'dainty', 'delicate'].some((word) => style.has(word));
  const slimmer = style.has('slim');
  const chunkier = style.has('chunky') || style.has('thick');
  if (slimmer || chunkier) return setByFactor(spec, 'metal', slimmer ? 0.8 : 1.25);
  if (larger || smaller) {
    const factor = larger ? 1.15 : 0.85;
    const hasBand = shownLength(shownIn(spec), 'band_width_mm') !== undefined;
    const whole = setByFactor(spec, 'whole', factor);
    // What is one stone and what it hangs on is as large as its stone.
    const isOfStone = whole.says.length === 0 && !hasBand;
    return (isOfStone ? leadResized(spec, lines, factor) : undefined) ?? whole;
  }
  return unchanged(spec);
};

function setByFactor(spec: DesignSpec, which: 'whole' | 'metal', factor: number): EditStepAnswer {
  const bySize = numbersShown(spec, (shown) => shown.map(({ sizes }) => sizes?.[which]?.mm));
  // What has a face and no size of its own is as large as its face.
  const own =
    bySize.length === 0 && which === 'whole'
      ? numbersShown(spec, (shown) => shown.map(({ lengths }) => lengths?.faceMm))
      : bySize;
  const parts = new Set(own.map(({ id }) => id));
  // A plate grows in width and height alike.
  const sides = numbersShown(spec, (shown) =>
    shown.map(({ lengths }) => [lengths?.widthMm, lengths?.heightMm, lengths?.diameterMm]),
  ).filter(({ id }) => parts.has(id));
  const numbers =
    which === 'metal' ? own : [...new Map([...own, ...sides].map((one) => [`${one.id} ${one.key}`, one])).values()];
  if (numbers.length === 0)
    return refused(
      spec,
      factor > 1 ? 'What is to be bigger?' : 'What is to be smaller?',
      ...(factor > 1
        ? [
            { label: 'The stone', words: 'bigger stone' },
            { label: 'The band', words: 'wider band' },
          ]
        : [
            { label: 'The stone', words: 'smaller stone' },
            { label: 'The band', words: 'thinner band' },
          ]),
    );
  const next = scaledBy(spec, numbers, factor);
  const [first] = numbers;
  const value = (one: DesignSpec) =>
    first === undefined ? 0 : Number((one.parts[first.id] as unknown as Readonly<Record<string, number>>)[first.key]);
  return {
    spec: next,
    says: [`${millimetres(value(next))} across instead of ${millimetres(value(spec))}`],
    notDone: [],
  };
}
