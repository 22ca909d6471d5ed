/** Thrown when stored secrets can't be opened: the database belongs to another secret than the one in the file. */
export class WrongStudioSecret extends Error {
  constructor(what: string) {
    super(`${what} was sealed with another secret than the one in the secret file.`);
  }
}
