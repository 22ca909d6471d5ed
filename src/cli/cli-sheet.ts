import type { FinishedDesign } from '#workbench/files/finish-design.ts';

type Sheet = FinishedDesign['sheet'];

/**
 * The sheet as the command line prints it, with the checks. Its names are a contract with other programs: where ours
 * have changed since, they stand here as they were.
 */
export interface CliSheet extends Omit<Sheet, 'castMetalGrams' | 'stones'> {
  /** Weight of the casting. */
  readonly metalGrams: number;
  readonly stones: readonly CliStone[];
  readonly checks: FinishedDesign['findings'];
}

/** One line of the stone list; `role` is the id of the stone in the spec. */
export interface CliStone extends Omit<Sheet['stones'][number], 'stoneId'> {
  readonly role: string;
}

export function cliSheet({ sheet, findings }: FinishedDesign): CliSheet {
  const { castMetalGrams, stones, ...rest } = sheet;
  return {
    ...rest,
    metalGrams: castMetalGrams,
    stones: stones.map(({ stoneId, ...line }) => ({ role: stoneId, ...line })),
    checks: findings,
  };
}
