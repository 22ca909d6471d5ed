/** Closes a union: reaching it means that a new member was added without a branch, which is a bug. */
export function assertNever(value: never, what: string): never {
  throw new Error(`Unhandled ${what}: ${JSON.stringify(value)}`);
}
