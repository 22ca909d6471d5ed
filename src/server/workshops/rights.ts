import type { Problem } from '#shared/result.ts';
import type { WorkshopRole } from '../db/workshop-tables.ts';

/** Which roles may do what in a workshop. A route that is not in this table does not compile. */
const rights = {
  'workshop.read': ['owner', 'seller', 'bench', 'caster'],
  'workshop.rename': ['owner'],
  'workshop.leave': ['owner', 'seller', 'bench', 'caster'],
  'members.read': ['owner', 'seller', 'bench', 'caster'],
  'members.change': ['owner'],
  'invitations.read': ['owner'],
  'invitations.send': ['owner'],
  'invitations.withdraw': ['owner'],
  'designs.read': ['owner', 'seller', 'bench', 'caster'],
  'designs.write': ['owner', 'seller', 'bench'],
  'designs.delete': ['owner', 'seller'],
  'pictures.like': ['owner', 'seller', 'bench', 'caster'],
} as const satisfies Readonly<Record<string, readonly WorkshopRole[]>>;

/** Something that a person can do in a workshop. */
export type WorkshopAction = keyof typeof rights;

/** Whether a role has the right to do something. */
export const may = (role: WorkshopRole, action: WorkshopAction): boolean =>
  (rights[action] as readonly WorkshopRole[]).includes(role);

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
