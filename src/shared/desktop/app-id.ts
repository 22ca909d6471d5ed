import { brand } from '../brand.ts';

/** What the systems know the desktop program by: an installed one is replaced by the next of the same id. */
export const appId = `studio.${brand.command}.desktop`;
