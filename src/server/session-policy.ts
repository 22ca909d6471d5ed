/**
 * What is asked of the session of an access token, before a call on one's own account does anything. Each policy asks
 * for what those before it ask for, too; every operation that takes an access token states one.
 *
 * - `session`: it goes on. For reading, and for signing out.
 * - `held`: it goes on at the moment of the write, for which the account's row is held. For what neither opens an
 *   account nor protects one, as a name; for what only closes a way in, as forgetting a device;
 *   and for codes to an address that the account has, or that a `fresh` call has named.
 * - `proved`: its sign-in passed a second factor that the account has now, if it has any. For finishing what a `fresh`
 *   call began, when minutes may have gone by; and for a new password, where the old one is the fresh proof.
 * - `fresh`: that sign-in was just now (`recentSignInMs`). For what a stolen token, or whoever was in before the owner
 *   protected the account, must not do: whatever opens the account, protects it, moves it or ends it.
 */
export type Policy = 'session' | 'held' | 'proved' | 'fresh';

/** Whether nothing is written by which the account's row has to be held. */
export const asksNoHold = (policy: Policy): boolean => policy === 'session';
