/** The ending of the id of a plate that repeats another. */
const ECHO = '-echo';

/** The id of a plate that shows a motif. @param repeats whether it repeats the motif of the plate below it */
export function plateId(motif: string, repeats: boolean): string {
  return repeats ? `${motif}${ECHO}` : motif;
}

/** The motif that a drawn plate shows, by its id. */
export function motifOfId(id: string): string {
  return id.endsWith(ECHO) ? id.slice(0, -ECHO.length) : id;
}
