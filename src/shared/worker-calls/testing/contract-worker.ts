import { type Handlers, HandedOver } from '../answer-calls.ts';
import type { Call } from '../calls.ts';

/** Every platform has it; the type definitions of Node lack it. */
declare const WebAssembly: { readonly RuntimeError: ErrorConstructor };

/** The calls of the contract's worker: one for each promise of the port. */
export interface ContractCalls {
  double: Call<number, number>;
  /** Reports each number below the request, then answers how many. */
  countUp: Call<number, number, number>;
  /** Reports that it has begun, and waits until it is aborted. */
  waitForAbort: Call<undefined, undefined, 'begun'>;
  /** How many calls were aborted so far in this worker. */
  abortedCalls: Call<undefined, number>;
  /** Adds one to each number and hands the buffer back. */
  addOne: Call<Float64Array<ArrayBuffer>, Float64Array<ArrayBuffer>>;
  throwError: Call<string, never>;
  trap: Call<string, never>;
  answerFunction: Call<undefined, unknown>;
  /** Throws where no call catches it. */
  crash: Call<string, never>;
}

export function contractHandlers(): Handlers<ContractCalls> {
  let aborted = 0;
  return {
    double: (number) => 2 * number,
    countUp(count, { report }) {
      for (let number = 0; number < count; number += 1) report(number);
      return count;
    },
    waitForAbort: (_, { signal, report }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          aborted += 1;
          resolve(undefined);
        });
        report('begun');
      }),
    abortedCalls: () => aborted,
    addOne(numbers) {
      for (const [index, number] of numbers.entries()) numbers[index] = number + 1;
      return new HandedOver(numbers, [numbers.buffer]);
    },
    throwError(message) {
      throw new Error(message);
    },
    trap(message) {
      throw new WebAssembly.RuntimeError(message);
    },
    answerFunction: () => () => 'functions cannot be cloned',
    crash: (message) =>
      new Promise(() => {
        setTimeout(() => {
          throw new Error(message);
        });
      }),
  };
}
