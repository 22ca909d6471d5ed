import type { Problem } from '#shared/result.ts';
import type { WorkshopRole } from '../db/workshop-tables.ts';
import type { Policy } from '../session-policy.ts';

/** Who may do something in a workshop, and what is asked of their session (session-policy.ts). */
interface Right {
  readonly roles: readonly WorkshopRole[];
  readonly asks: Policy;
}

const everybody = ['owner', 'seller', 'bench', 'caster'] as const;
const owners = ['owner'] as const;

/**
 * What each role may do. A route that is not in this table does not compile. What says who is in the workshop asks for a
 * `fresh` sign-in, as what opens or ends an account: a stolen session, or one from before the owner protected the
 * account, takes no workshop. Whatever else writes is `held`: a session that ended while its body was on its way writes nothing.
 */
const rights = {
  'workshop.read': { roles: everybody, asks: 'session' },
  'workshop.rename': { roles: owners, asks: 'held' },
  'workshop.leave': { roles: everybody, asks: 'fresh' },
  'workshop.choose': { roles: ['owner', 'seller', 'bench'], asks: 'held' },
  'members.read': { roles: everybody, asks: 'session' },
  'members.change': { roles: owners, asks: 'fresh' },
  'invitations.read': { roles: owners, asks: 'session' },
  'invitations.send': { roles: owners, asks: 'fresh' },
  'invitations.withdraw': { roles: owners, asks: 'held' },
  'counter.read': { roles: everybody, asks: 'session' },
  'counter.write': { roles: owners, asks: 'held' },
  'designs.read': { roles: everybody, asks: 'session' },
  'designs.write': { roles: ['owner', 'seller', 'bench'], asks: 'held' },
  'designs.delete': { roles: ['owner', 'seller'], asks: 'held' },
  'bin.empty': { roles: owners, asks: 'fresh' },
  'orders.read': { roles: everybody, asks: 'session' },
  // Clients, prices and payments: whoever may not write an order is not shown them either.
  'orders.write': { roles: ['owner', 'seller'], asks: 'held' },
  // Which step each may take is a table of its own (orders/order-steps.ts).
  'orders.move': { roles: everybody, asks: 'held' },
  'orders.work': { roles: ['owner', 'seller', 'bench'], asks: 'held' },
  'files.read': { roles: everybody, asks: 'session' },
  'files.write': { roles: ['owner', 'seller', 'bench'], asks: 'held' },
  'files.delete': { roles: ['owner', 'seller'], asks: 'held' },
  'pictures.like': { roles: everybody, asks: 'held' },
} as const satisfies Readonly<Record<string, Right>>;

/** Something that a person can do in a workshop. */
export type WorkshopAction = keyof typeof rights;

const rightOf = (action: WorkshopAction): Right => rights[action];

/** Whether a role has the right to do something. */
export const may = (role: WorkshopRole, action: WorkshopAction): boolean => rightOf(action).roles.includes(role);

/** What an action asks of the session. */
export const policyOf = (action: WorkshopAction): Policy => rightOf(action).asks;

/** What somebody is told who is in the workshop, and may not do this there. */
export const roleWithoutRight: Problem = {
  code: 'role_without_right',
  message: 'Your role in this workshop does not allow this.',
  remedy: 'Ask an owner of the workshop to do it, or for another role.',
};

/** The same for a workshop that does not exist and for one of other people, so that ids tell nothing. */
export const noSuchWorkshop: Problem = {
  code: 'not_found',
  message: 'There is no such workshop.',
  remedy: 'Check the address, or that you are signed in as the right person.',
};
