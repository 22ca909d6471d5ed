/** One measured figure, with the target that it is held against where there is one. */
export interface Row {
  /** The subject, where the same is measured on several: a piece, a kernel. */
  readonly of?: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: Target;
}

export interface Target {
  readonly kind: 'at most' | 'at least';
  readonly value: number;
}

/** A named group of figures. */
export interface BenchmarkCase {
  readonly name: string;
  run(): Promise<readonly Row[]> | readonly Row[];
}

/** Whether a figure meets its target; undefined when it has none. */
export function meets(row: Row): boolean | undefined {
  if (!row.target) return undefined;
  return row.target.kind === 'at most' ? row.value <= row.target.value : row.value >= row.target.value;
}

/** A duration row. */
export function milliseconds(what: string, value: number, atMost?: number): Row {
  return { what, value, unit: 'ms', ...(atMost === undefined ? {} : { target: { kind: 'at most', value: atMost } }) };
}

/** The same figures with the subject that they were measured on. */
export function measuredOn(of: string, rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => ({ of, ...row }));
}
