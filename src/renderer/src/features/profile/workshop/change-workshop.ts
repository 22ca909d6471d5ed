/**
 * Does something to a workshop, and asks for it anew.
 * @param words said once it is done
 * @returns whether it was done; why not is said in the workshop's card
 */
export type ChangeWorkshop = (work: () => Promise<unknown>, words: string) => Promise<boolean>;
