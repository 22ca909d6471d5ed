/** What the browser says of the line; only some browsers do (Network Information API). */
export interface Line {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** A file that the page has fetched: its bytes, and when they came, in milliseconds. */
export type Fetched = Pick<PerformanceResourceTiming, 'transferSize' | 'responseStart' | 'responseEnd'>;

const SLOW_TYPES: readonly (string | undefined)[] = ['slow-2g', '2g', '3g'];
/** The film has 1.5 Mbit for each of its seconds. A line that is not clearly faster would show it in jerks. */
const FAST_ENOUGH_MBIT_PER_SECOND = 2.5;
/** Of a smaller file most comes in the first burst, which says nothing of the line. */
const TELLING_BYTES = 25_000;

/** Whether visitors asked for as little data as possible. */
export const savesData = (line: Line | undefined): boolean => line?.saveData === true;

/** Whether the line is slow, as the browser says or as the files show that it has fetched. */
export function isSlowLine(line: Line | undefined, fetched: readonly Fetched[]): boolean {
  if (SLOW_TYPES.includes(line?.effectiveType)) return true;
  const telling = fetched.filter(({ transferSize }) => transferSize >= TELLING_BYTES);
  if (telling.length === 0) return false;
  const begun = Math.min(...telling.map(({ responseStart }) => responseStart));
  const ended = Math.max(...telling.map(({ responseEnd }) => responseEnd));
  const bytes = telling.reduce((sum, { transferSize }) => sum + transferSize, 0);
  // Files that come at the same time share the line; files that come one after the other leave it idle between them.
  const fastest = Math.max(
    speed(bytes, begun, ended),
    ...telling.map(({ transferSize, responseStart, responseEnd }) => speed(transferSize, responseStart, responseEnd)),
  );
  return fastest < FAST_ENOUGH_MBIT_PER_SECOND;
}

function speed(bytes: number, begunMs: number, endedMs: number): number {
  return (bytes * 8) / 1000 / Math.max(0.1, endedMs - begunMs);
}
