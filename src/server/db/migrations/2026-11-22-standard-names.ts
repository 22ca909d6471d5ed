import type { Kysely } from 'kysely';

/** Renames two tables to what OAuth and mail servers call their contents. */
export async function useStandardNames({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('providerTrips').renameTo('signInStates').execute();
  await schema.alterTable('signInStates').renameColumn('sealedTrip', 'sealedState').execute();
  await schema.alterTable('waitingLetters').renameTo('queuedEmails').execute();
}
