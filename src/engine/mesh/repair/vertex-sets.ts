/** Sets of vertices that grow together (union–find): which vertices are one point, which belong to one shell. */
export class VertexSets {
  readonly #leader: Int32Array;

  constructor(count: number) {
    this.#leader = new Int32Array(count).fill(-1);
  }

  /** The lowest vertex of the set that this one belongs to. */
  leaderOf(vertex: number): number {
    let leader = vertex;
    while ((this.#leader[leader] as number) >= 0) leader = this.#leader[leader] as number;
    // Path compression: the next search is shorter.
    let step = vertex;
    while (step !== leader) {
      const next = this.#leader[step] as number;
      this.#leader[step] = leader;
      step = next;
    }
    return leader;
  }

  join(a: number, b: number): void {
    const [first, second] = [this.leaderOf(a), this.leaderOf(b)];
    if (first === second) return;
    const [low, high] = first < second ? [first, second] : [second, first];
    this.#leader[low] = -2;
    this.#leader[high] = low;
  }

  /** Whether a vertex shares its set with another one. */
  isJoined(vertex: number): boolean {
    return this.#leader[vertex] !== -1;
  }
}
