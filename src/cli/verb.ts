import type { Problem } from '#shared/result.ts';

/** Options of one call after parsing: `--brief "…"` is `options.brief`, words without dashes are `words`. */
export interface CommandLine {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/**
 * What a verb prints: on success a document (and a hint on standard error), else a problem (and further data with it).
 */
export type VerbAnswer =
  | { readonly ok: true; readonly document: unknown; readonly words?: string }
  | { readonly ok: false; readonly problem: Problem; readonly beside?: Readonly<Record<string, unknown>> };

/** One verb of the command line; `--help` is made from this. */
export interface Verb {
  readonly usage: string;
  readonly summary: string;
  /** Each option with what it means; all take a value. */
  readonly options: Readonly<Record<string, string>>;
  /** Most words without dashes. More are refused: usually they are a brief that lost its quotes. */
  readonly maxWords: number;
  run(line: CommandLine): Promise<VerbAnswer> | VerbAnswer;
}

export function refuse(code: string, message: string, remedy: string): VerbAnswer {
  return { ok: false, problem: { code, message, remedy } };
}
