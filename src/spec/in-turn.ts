/** A part whose stones may be of two gems, one and the other in turn. */
interface HoldsInTurn {
  readonly holds: string;
  readonly inTurn?: string | undefined;
}

/** The id of the stone at a place of a row, counted from 0: where two gems are set in turn, every second is the other. */
export function stoneInTurn({ holds, inTurn }: HoldsInTurn, place: number): string {
  return inTurn !== undefined && place % 2 !== 0 ? inTurn : holds;
}

/** How many of a number of places each stone of a row has. */
export function stonesInTurn(
  row: HoldsInTurn,
  places: number,
): readonly { readonly stone: string; readonly count: number }[] {
  if (row.inTurn === undefined) return [{ stone: row.holds, count: places }];
  const second = Math.floor(places / 2);
  return [
    { stone: row.holds, count: places - second },
    { stone: row.inTurn, count: second },
  ];
}
