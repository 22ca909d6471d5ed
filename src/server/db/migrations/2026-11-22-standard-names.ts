import type { Kysely } from 'kysely';

/** Two tables get the names that OAuth and mail servers have for what is in them. */
export async function useStandardNames({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('providerTrips').renameTo('signInStates').execute();
  await schema.alterTable('signInStates').renameColumn('sealedTrip', 'sealedState').execute();
  await schema.alterTable('waitingLetters').renameTo('queuedEmails').execute();
}
