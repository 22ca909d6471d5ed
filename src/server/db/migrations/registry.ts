import type { Migration } from 'kysely/migration';
import { createIdentityTables } from './2026-11-21-identity.ts';
import { addSessionDevices } from './2026-11-21-session-devices.ts';
import { createVisitorTables } from './2026-11-21-visitors.ts';
import { createWebSignInTables } from './2026-11-21-web-sign-in.ts';
import { useStandardNames } from './2026-11-22-standard-names.ts';
import { repeatCodes } from './2026-11-22-tries-per-address.ts';
import { numberSigningKeys } from './2026-11-22-unique-signing-keys.ts';
import { queueEveryMessage } from './2026-11-22-unsent-messages.ts';
import { keepSuccessors } from './2026-11-22-unused-successors.ts';
import { createSignUps } from './2026-11-22-waiting-sign-ups.ts';
import { createWaysToSignIn } from './2026-11-22-ways-to-sign-in.ts';
import { hideSignUps } from './2026-11-22-without-traces.ts';
import { writeDomainsInAscii } from './2026-11-23-one-address-a-mailbox.ts';
import { giveAddressesOneId } from './2026-11-23-one-id-an-address.ts';
import { countEntriesOfCodes } from './2026-11-23-tries-of-each-code.ts';
import { keepWhatSignInsPassed } from './2026-11-23-what-a-sign-in-passed.ts';
import { composeAddresses } from './2026-11-23-without-second-spellings.ts';
import { writeOneSmallLetter } from './2026-11-23-written-in-one-small-letter.ts';
import { keepWhatEndsSignIns } from './2026-11-23-written-with-each-account.ts';
import { createWorkshopTables } from './2026-11-24-people-of-workshops.ts';
import { createDesignTables } from './2026-11-24-revisions-of-designs.ts';
import { numberRefreshTokens } from './2026-11-24-tokens-in-their-order.ts';
import { createWorkshopCounters } from './2026-11-24-what-each-workshop-charges.ts';
import { keepChosenWorkshops } from './2026-11-24-where-each-member-works.ts';
import { keepWhoInvited } from './2026-11-24-who-invited-each-member.ts';
import { indexWordsByWorkshop } from './2026-11-24-words-of-each-workshop.ts';
import { countRoomOfDesigns } from './2026-11-24-words-within-room.ts';
import { keepWhatDesignsWereMadeFrom } from './2026-11-24-written-with-each-design.ts';
import { keepWeightAsSold } from './2026-11-24-written-with-weight-as-sold.ts';
import { listWordsByDesign } from './2026-11-24-written-word-by-word.ts';
import { createOrderTables } from './2026-11-24-wrought-to-order.ts';
import { keepHowDesignsAreListed } from './2026-11-25-how-designs-are-listed.ts';
import { createFileTables } from './2026-11-25-pictures-of-workshops.ts';
import { keepWhichModelAnswers } from './2026-11-25-which-model-answers.ts';

/** Every migration, in the order of their names. Never change one that was released: add another after it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-identity': { up: createIdentityTables },
  '2026-11-21-session-devices': { up: addSessionDevices },
  '2026-11-21-visitors': { up: createVisitorTables },
  '2026-11-21-web-sign-in': { up: createWebSignInTables },
  '2026-11-22-standard-names': { up: useStandardNames },
  '2026-11-22-tries-per-address': { up: repeatCodes },
  '2026-11-22-unique-signing-keys': { up: numberSigningKeys },
  '2026-11-22-unsent-messages': { up: queueEveryMessage },
  '2026-11-22-unused-successors': { up: keepSuccessors },
  '2026-11-22-waiting-sign-ups': { up: createSignUps },
  '2026-11-22-ways-to-sign-in': { up: createWaysToSignIn },
  '2026-11-22-without-traces': { up: hideSignUps },
  '2026-11-23-one-address-a-mailbox': { up: writeDomainsInAscii },
  '2026-11-23-one-id-an-address': { up: giveAddressesOneId },
  '2026-11-23-tries-of-each-code': { up: countEntriesOfCodes },
  '2026-11-23-what-a-sign-in-passed': { up: keepWhatSignInsPassed },
  '2026-11-23-without-second-spellings': { up: composeAddresses },
  '2026-11-23-written-in-one-small-letter': { up: writeOneSmallLetter },
  '2026-11-23-written-with-each-account': { up: keepWhatEndsSignIns },
  '2026-11-24-people-of-workshops': { up: createWorkshopTables },
  '2026-11-24-revisions-of-designs': { up: createDesignTables },
  '2026-11-24-tokens-in-their-order': { up: numberRefreshTokens },
  '2026-11-24-what-each-workshop-charges': { up: createWorkshopCounters },
  '2026-11-24-where-each-member-works': { up: keepChosenWorkshops },
  '2026-11-24-who-invited-each-member': { up: keepWhoInvited },
  '2026-11-24-words-of-each-workshop': { up: indexWordsByWorkshop },
  '2026-11-24-words-within-room': { up: countRoomOfDesigns },
  '2026-11-24-written-with-each-design': { up: keepWhatDesignsWereMadeFrom },
  '2026-11-24-written-with-weight-as-sold': { up: keepWeightAsSold },
  '2026-11-24-written-word-by-word': { up: listWordsByDesign },
  '2026-11-24-wrought-to-order': { up: createOrderTables },
  '2026-11-25-how-designs-are-listed': { up: keepHowDesignsAreListed },
  '2026-11-25-pictures-of-workshops': { up: createFileTables },
  '2026-11-25-which-model-answers': { up: keepWhichModelAnswers },
};
