import type { VerbAnswer } from './verb.ts';
import type { DesignDocument } from './write-design.ts';

/** Answers when no file could be written: the error carries every check, so that a script can show what to change. */
export function answerNotCastable(designs: readonly DesignDocument[]): VerbAnswer {
  const errors = designs.flatMap((design) => design.sheet.checks.filter((check) => check.severity === 'error'));
  return {
    ok: false,
    problem: {
      code: 'not_castable',
      message: [...new Set(errors.map((check) => check.message))].join(' '),
      remedy: [...new Set(errors.map((check) => check.remedy))].join(' '),
    },
    beside: { checks: designs.flatMap((design) => design.sheet.checks), designs },
  };
}
