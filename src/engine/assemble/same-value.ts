/** Whether two plain values say the same, number by number. Functions are the same only when they are one. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isNumbers(a) || isNumbers(b)) return isNumbers(a) && isNumbers(b) && sameNumbers(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [entries, others] = [Object.entries(a), new Map(Object.entries(b))];
  return entries.length === others.size && entries.every(([key, value]) => sameValue(value, others.get(key)));
}

type Numbers = Float64Array | Uint32Array;

function isNumbers(value: object): value is Numbers {
  return value instanceof Float64Array || value instanceof Uint32Array;
}

function sameNumbers(a: Numbers, b: Numbers): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}
