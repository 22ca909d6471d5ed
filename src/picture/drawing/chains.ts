import type { Segments } from './segments.ts';

/** Joins segments into long lines: lists of end points in turn; a closed one ends where it begins. */
export function chains({ ends, places }: Pick<Segments, 'ends' | 'places'>): number[][] {
  const count = places.length / 3;
  const links = linksOf(ends, count);
  const used = new Uint8Array(ends.length / 2);
  const lines: number[][] = [];
  // First the lines that begin somewhere, then the closed ones.
  for (const closed of [false, true]) {
    for (let place = 0; place < count; place++) {
      const from = links.starts[place] as number;
      const to = links.starts[place + 1] as number;
      if (!closed && to - from === 2) continue;
      for (let k = from; k < to; k++) {
        const segment = links.segments[k] as number;
        if (used[segment] === 0) lines.push(walk(place, segment));
      }
    }
  }
  return lines;

  function walk(start: number, first: number): number[] {
    const line = [start];
    let place = start;
    let segment: number | undefined = first;
    while (segment !== undefined) {
      used[segment] = 1;
      const [a, b] = [ends[segment * 2] as number, ends[segment * 2 + 1] as number];
      place = a === place ? b : a;
      line.push(place);
      segment = onward(place);
    }
    return line;
  }

  /** The one way on from a place where exactly two segments meet. */
  function onward(place: number): number | undefined {
    const from = links.starts[place] as number;
    if ((links.starts[place + 1] as number) - from !== 2) return undefined;
    const [one, two] = [links.segments[from] as number, links.segments[from + 1] as number];
    return used[one] === 0 ? one : used[two] === 0 ? two : undefined;
  }
}

/** The segments at every place, one list after the other. */
function linksOf(ends: readonly number[], count: number): { starts: Uint32Array; segments: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (const place of ends) starts[place + 1] = (starts[place + 1] as number) + 1;
  for (let place = 0; place < count; place++)
    starts[place + 1] = (starts[place + 1] as number) + (starts[place] as number);
  const filled = starts.slice();
  const segments = new Uint32Array(ends.length);
  ends.forEach((place, k) => {
    segments[filled[place] as number] = k >> 1;
    filled[place] = (filled[place] as number) + 1;
  });
  return { starts, segments };
}
