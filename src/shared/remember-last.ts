/**
 * Keeps the results of a pure function by key, so that asking again gives the same object. The least recently used
 * results are dropped, so the memory is bounded.
 */
export function rememberLast<T>(capacity: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    // A map keeps the order of insertion: taking the key out and in again makes it the youngest.
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= capacity) break;
      kept.delete(oldest);
    }
    return value;
  };
}
