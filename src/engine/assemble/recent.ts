/** A map that drops the least recently used entry (LRU): bounded memory for values that can be made again. */
export class Recent<V> {
  readonly #entries = new Map<string, V>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value of a key, made on first use. */
  get(key: string, make: () => V): V {
    const found = this.#entries.get(key);
    if (found !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
      return found;
    }
    const made = make();
    this.#entries.set(key, made);
    if (this.#entries.size > this.#limit) this.#entries.delete(this.#entries.keys().next().value as string);
    return made;
  }
}
