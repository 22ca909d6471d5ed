import type { DesignSpec } from '#spec/design-spec.ts';
import { fieldsOfPart } from '#spec/part-fields.ts';
import { type FieldEdit, withField } from '#spec/piece-edits.ts';
import { shownBy } from '#spec/shown/registry.ts';

/** Every word that one part is called by, with its settings, its profile and how it is fastened. */
export function wordsOfPart(spec: DesignSpec, id: string): ReadonlySet<string> {
  const part = spec.parts[id];
  if (part === undefined) return new Set();
  const { words, holds = [], fastenings = [], profiles = [] } = shownBy(part, spec, id);
  return new Set([...words, ...fastenings, ...profiles, ...holds.flatMap(({ settings }) => settings)]);
}

/** The parts that are called by one of some words, or hold their stones in a setting that is. */
export function partsCalled(spec: DesignSpec, words: readonly string[]): readonly string[] {
  return Object.keys(spec.parts).filter((id) => hasOneOf(wordsOfPart(spec, id), words));
}

/** The parts that are themselves what a word rules out: a halo whose stones are held by grains is no claw. */
export function partsNamed(spec: DesignSpec, words: readonly string[]): readonly string[] {
  return Object.entries(spec.parts).flatMap(([id, part]) => {
    const { words: own, fastenings = [] } = shownBy(part, spec, id);
    return hasOneOf(new Set([...own, ...fastenings]), words) ? [id] : [];
  });
}

const hasOneOf = (own: ReadonlySet<string>, words: readonly string[]): boolean => words.some((word) => own.has(word));

/** Every other choice that a part offers, as the page of a piece offers it. */
function otherChoices(spec: DesignSpec, id: string): readonly FieldEdit[] {
  const part = spec.parts[id];
  if (part === undefined) return [];
  const values = part as unknown as Readonly<Record<string, unknown>>;
  return fieldsOfPart(part.kind).flatMap(({ key, meta }) =>
    meta.control === 'choice'
      ? meta.options.filter((value) => value !== values[key]).map((value) => ({ of: 'parts', id, key, value }) as const)
      : [],
  );
}

/** The piece with one choice of a part made so that its words are as they are wished; undefined where none does. */
export function chosenSo(
  spec: DesignSpec,
  id: string,
  isWished: (words: ReadonlySet<string>) => boolean,
): DesignSpec | undefined {
  return otherChoices(spec, id)
    .map((edit) => withField(spec, edit))
    .find((next) => isWished(wordsOfPart(next, id)));
}
