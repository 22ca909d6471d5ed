/** A page, or the frame of the studio, and not one of the public pages; and what is asked of who logs out. */
const BEHIND_LOG_IN =
  /^assets\/(?:(?!(?:login|contact|terms|privacy|team|pricing|not-found|plain)-page)[\w-]+-(?:page|shell)-|leaving-dialog-)/;

/**
 * What is fetched along with a part of the site that is loaded later. Every page carries the list of it: pages behind the
 * log-in, which have the most parts, fetch only their styles along, and their scripts when their own has come.
 * @param part the file that is loaded
 * @param dependencies the files that it needs
 */
export function preloadsOf(part: string, dependencies: readonly string[]): string[] {
  return dependencies.filter((file) => file.endsWith('.css') || !BEHIND_LOG_IN.test(part));
}
