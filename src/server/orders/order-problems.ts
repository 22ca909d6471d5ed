import type { Problem } from '#shared/result.ts';

/** The same for an order that does not exist, and for one of another workshop. */
export const noSuchOrder: Problem = {
  code: 'not_found',
  message: 'There is no such order.',
  remedy: 'Check the address: it may belong to another workshop.',
};

/** What somebody wanted to change has been changed by somebody else. */
export const orderChanged: Problem = {
  code: 'order_changed',
  message: 'Somebody has changed this order since you opened it.',
  remedy: 'Load it again, and enter yours where it is still right.',
};

export const orderFrozen: Problem = {
  code: 'order_frozen',
  message: 'The client has approved this piece: it is made as it is.',
  remedy: 'Cancel this order and place another one for another piece.',
};

export const orderClosed: Problem = {
  code: 'order_closed',
  message: 'This order is closed.',
  remedy: 'Place another order for what is still to be done.',
};

export const weightMissing: Problem = {
  code: 'weight_missing',
  message: 'The finished piece has not been weighed yet.',
  remedy: 'Enter its weight first: the client pays by it.',
};

export const notMadeYet: Problem = {
  code: 'not_made_yet',
  message: 'There is nothing to weigh or to strike yet: the client has not approved the piece.',
  remedy: 'Let the client approve it first.',
};

export const nothingBooked: Problem = {
  code: 'nothing_booked',
  message: 'Booked metal has a weight.',
  remedy: 'Enter how many grams the client has booked, or choose another rate.',
  path: 'details.bookedGrams',
};

export const rateMissing: Problem = {
  code: 'rate_missing',
  message: 'This order’s metal is billed at the rate of the day on which it is weighed.',
  remedy: 'Enter today’s rate for one gram.',
  path: 'ratePerGram',
};

/** More than anything takes that a shop makes. */
export const MOST_LOG_LINES = 1000;
export const MOST_PAYMENTS = 50;

export const orderFull: Problem = {
  code: 'order_full',
  message: `An order keeps ${MOST_LOG_LINES} lines of its log and ${MOST_PAYMENTS} payments.`,
  remedy: 'Place another order and go on there.',
};
