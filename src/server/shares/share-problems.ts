import type { Problem } from '#shared/result.ts';

/** The same for a link that does not exist, and for one of another workshop. */
export const noSuchShare: Problem = {
  code: 'not_found',
  message: 'There is no such link.',
  remedy: 'Load the list again: it may be over, or have been taken back.',
};

/** More than anybody sends of one piece; each is a door that somebody has to keep in mind. */
export const MOST_OPEN_SHARES = 30;

export const tooManyShares: Problem = {
  code: 'too_many_shares',
  message: `${MOST_OPEN_SHARES} links to this piece are open.`,
  remedy: 'Take some of them back.',
};

/** For who holds a link: what they approve is not what the page has shown them. */
export const shownChanged: Problem = {
  code: 'shown_changed',
  message: 'The shop has changed something since you opened this page.',
  remedy: 'Look at it once more, and approve it then.',
};

export const nothingToApprove: Problem = {
  code: 'nothing_to_approve',
  message: 'There is nothing to approve here any more.',
  remedy: 'Ask the shop how your piece stands.',
};
