import { fail, type Problem } from '#shared/result.ts';
import { refusalCatalogue } from './refusal-catalogue.ts';

export type RefusalCode = keyof typeof refusalCatalogue;

/** A refusal, with Cognito's name for it. */
export interface Refusal extends Problem {
  readonly code: RefusalCode;
  readonly type: string;
}

/** @param detail Completes a message of the catalogue that is only a beginning. */
export function refusal(code: RefusalCode, detail?: string): { readonly ok: false; readonly problem: Refusal } {
  const { type, message, remedy } = refusalCatalogue[code];
  return fail<Refusal>({ code, type, message: detail === undefined ? message : `${message}: ${detail}`, remedy });
}
