import type { DesignRequest } from '#spec/request/design-request.ts';
import type { ConstraintWord } from '#spec/request/words/constraint-words.ts';
import type { StyleWord } from '#spec/request/words/style-words.ts';
import type { WordedLength } from '#spec/sizes/worn-lengths.ts';

/** How large the whole piece is asked to be, against the usual one. */
export type WholeSize = 'small' | 'dainty' | 'usual' | 'bold' | 'large';

/** How broad its metal is asked to be, against the usual one. */
export type MetalSize = 'slim' | 'usual' | 'chunky';

/** Size as words say it, without a measure. */
export interface WordedSize {
  readonly whole: WholeSize;
  readonly metal: MetalSize;
  /** That of a piece whose metal has no width of its own: a slim pendant is a dainty one, a chunky one is bold. */
  readonly single: WholeSize;
  /** How long what is worn as a line or hangs from the ear is asked to be. */
  readonly length: WordedLength | 'usual';
}

/** The strongest first: "a small bold ring" is small. */
const wholeWords: readonly (readonly [WholeSize, readonly (StyleWord | ConstraintWord)[]])[] = [
  ['small', ['small']],
  ['large', ['large']],
  ['bold', ['bold', 'royal', 'fancy', 'heavy']],
  ['dainty', ['dainty', 'delicate', 'lightweight', 'minimal']],
];

const metalWords: readonly (readonly [MetalSize, readonly (StyleWord | ConstraintWord)[]])[] = [
  ['chunky', ['chunky', 'thick']],
  ['slim', ['slim']],
];

const lengthWords: readonly (readonly [WordedLength, readonly StyleWord[]])[] = [
  ['short', ['short']],
  ['long', ['long']],
];

const ofMetalAlone = { slim: 'dainty', usual: 'usual', chunky: 'bold' } as const;

/** What decides beside the words of size. */
export interface BesideWords {
  /** What a child wears is dainty whatever its style. */
  readonly forChild: boolean;
  /** The name of the piece means a bold one: "cocktail ring". */
  readonly boldByName: boolean;
}

/** The size that the words of a request ask for. */
export function wordedSize(
  { style = [], constraints = [] }: Pick<DesignRequest, 'style' | 'constraints'>,
  { forChild, boldByName }: BesideWords,
): WordedSize {
  const words: ReadonlySet<string> = new Set([...style, ...constraints]);
  const named = <Size>(rows: readonly (readonly [Size, readonly string[]])[]): Size | undefined =>
    rows.find(([, said]) => said.some((word) => words.has(word)))?.[0];
  const asked = named(wholeWords) ?? (boldByName ? 'bold' : undefined);
  const whole = forChild ? (asked === 'small' ? asked : 'dainty') : (asked ?? 'usual');
  const metal = named(metalWords) ?? 'usual';
  const length = named(lengthWords) ?? 'usual';
  return { whole, metal, single: whole === 'usual' ? ofMetalAlone[metal] : whole, length };
}
