import type { Generated } from 'kysely';
import type { EmailAddress } from '#shared/email-address.ts';

/** What somebody is in a workshop; what each may do is one table (workshops/rights.ts). */
export const workshopRoles = ['owner', 'seller', 'bench', 'caster'] as const;

export type WorkshopRole = (typeof workshopRoles)[number];

/** A shop with its people: it owns designs and everything that is made of them. */
export interface WorkshopRow {
  readonly id: string;
  readonly name: string;
  /** Whose first call made it; null once they are no longer in it. It keeps two calls from making two. */
  readonly founderId: string | null;
  /** Of its designs and their states, as it was counted when they were written. */
  readonly keptBytes: Generated<number>;
  /** That was given to an order, also one that was deleted since. */
  readonly lastOrderNumber: Generated<number>;
  readonly createdAtMs: number;
}

export interface WorkshopMemberRow {
  readonly workshopId: string;
  /** The `sub` of their tokens, from either pool. */
  readonly accountId: string;
  readonly role: WorkshopRole;
  /** The address that was invited; empty for who founded the workshop. */
  readonly invitedAs: EmailAddress | '';
  /** The account of who invited them; empty for who founded the workshop, or was put into it otherwise. */
  readonly invitedBy: Generated<string>;
  readonly joinedAtMs: number;
  /** When they last said that they work in it; 0 where they never did. */
  readonly chosenAtMs: Generated<number>;
}

/** An invitation that nobody has accepted yet. An address has one in a workshop. */
export interface WorkshopInvitationRow {
  readonly id: string;
  readonly workshopId: string;
  readonly email: EmailAddress;
  readonly role: WorkshopRole;
  /** Hash of the token in the letter. */
  readonly tokenHash: string;
  /** The account of who invited. */
  readonly invitedBy: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** What a workshop has entered of its rates and charges. */
export interface WorkshopCounterRow {
  readonly workshopId: string;
  /** As JSON (spec/workshop/counter.ts). */
  readonly counter: string;
  /** 1 for what was entered first. */
  readonly version: number;
}
