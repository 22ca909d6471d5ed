/** Thrown when what is kept does not open: the database belongs to another secret than the one in the file. */
export class SealedByAnother extends Error {
  constructor(what: string) {
    super(`${what} was sealed with another secret than the one in the secret file.`);
  }
}
