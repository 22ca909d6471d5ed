import type { FinishedDesign } from '#workbench/files/finish-design.ts';

/** The sheet as the command line prints it: the sheet itself, and the checks. */
export type CliSheet = FinishedDesign['sheet'] & { readonly checks: FinishedDesign['findings'] };

export function cliSheet({ sheet, findings }: FinishedDesign): CliSheet {
  return { ...sheet, checks: findings };
}
