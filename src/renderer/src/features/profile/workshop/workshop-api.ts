import { answerOf, studio, unwrap } from '../../../api/studio-client.ts';

const { workshops } = studio.api;
const invitationLinks = studio.api['workshop-invitations'];
const oneOf = workshops[':workshopId'];

/** A workshop that the caller is in, with their role. */
export type Workshop = Awaited<ReturnType<typeof listWorkshops>>[number];
/** Somebody who is in a workshop. */
export type WorkshopMember = Awaited<ReturnType<typeof listMembers>>[number];
/** A letter on its way to somebody who has not come yet. */
export type PendingInvitation = Awaited<ReturnType<typeof listInvitations>>[number];
export type MemberRole = Workshop['role'];
/** What is read of an invitation before it is accepted. */
export type Invitation = Awaited<ReturnType<typeof readInvitation>>;

/** The caller's workshops, first the one that they work in. @throws an error with a message for the user, as all functions here */
export const listWorkshops = async () => unwrap(await answerOf(workshops.$get())).workshops;

/** The caller works in it from now on. */
export const workIn = async (workshopId: string) =>
  unwrap(await answerOf(oneOf.choose.$post({ param: { workshopId } })));

export const listMembers = async (workshopId: string) =>
  unwrap(await answerOf(oneOf.members.$get({ param: { workshopId } }))).members;

export const listInvitations = async (workshopId: string) =>
  unwrap(await answerOf(oneOf.invitations.$get({ param: { workshopId } }))).invitations;

export const nameWorkshop = async (workshopId: string, name: string) =>
  unwrap(await answerOf(oneOf.$patch({ param: { workshopId }, json: { name } })));

export const setRoleOf = async (workshopId: string, accountId: string, role: MemberRole) =>
  unwrap(await answerOf(oneOf.members[':accountId'].$patch({ param: { workshopId, accountId }, json: { role } })));

export const removeMember = async (workshopId: string, accountId: string) =>
  unwrap(await answerOf(oneOf.members[':accountId'].$delete({ param: { workshopId, accountId } })));

export const leaveWorkshop = async (workshopId: string) =>
  unwrap(await answerOf(oneOf.membership.$delete({ param: { workshopId } })));

/** Sends the letter. */
export const sendInvitation = async (workshopId: string, email: string, role: MemberRole) =>
  unwrap(await answerOf(oneOf.invitations.$post({ param: { workshopId }, json: { email, role } })));

export const takeBackInvitation = async (workshopId: string, invitationId: string) =>
  unwrap(await answerOf(oneOf.invitations[':invitationId'].$delete({ param: { workshopId, invitationId } })));

/** Who invites the caller, and as what. @param token of the letter */
export const readInvitation = async (token: string) =>
  unwrap(await answerOf(invitationLinks.show.$post({ json: { token } })));

export const joinWorkshop = async (token: string) =>
  unwrap(await answerOf(invitationLinks.accept.$post({ json: { token } })));
