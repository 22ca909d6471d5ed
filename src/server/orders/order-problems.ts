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

export const orderUnderWay: Problem = {
  code: 'order_under_way',
  message: 'The client has approved this order: it is kept.',
  remedy: 'Cancel it first, if nothing becomes of it.',
};

export const orderHoldsMoney: Problem = {
  code: 'order_holds_money',
  message: 'Money was received for this order: it is kept with it.',
  remedy: 'Give the money back, and enter that under Payments.',
};

/** The balance hangs on it. */
export const oldGoldAgreed: Problem = {
  code: 'old_gold_agreed',
  message: 'The client has approved with this old gold.',
  remedy: 'Ask an owner to change it.',
};

/** More than anything takes that a shop makes: of its owners, and of everybody else before that. */
export const MOST_LOG_LINES = 1000;
export const MOST_LINES_OF_OTHERS = 200;
export const MOST_PAYMENTS = 50;

/** Whoever moves an order to and fro does not keep its owner from going on with it. */
export const onlyOwnersGoOn: Problem = {
  code: 'order_full',
  message: `The log of this order has ${MOST_LINES_OF_OTHERS} lines: from here on an owner enters what becomes of it.`,
  remedy: 'Ask an owner to go on, or place another order.',
};

export const orderFull: Problem = {
  code: 'order_full',
  message: `An order keeps ${MOST_LOG_LINES} lines of its log and ${MOST_PAYMENTS} payments.`,
  remedy: 'Place another order and go on there.',
};
