import { create } from 'zustand';
import type { MemberRole } from './workshop-api.ts';

/** What was typed of an invitation that asks for a fresh log-in first. */
export interface InviteDraft {
  readonly userId: string;
  readonly workshopId: string;
  readonly email: string;
  readonly role: MemberRole;
}

/**
 * It waits over the log-in in this page alone: nothing of it is written to the browser, and only whose it is gets it back.
 */
const useDraft = create<{ readonly draft: InviteDraft | undefined }>()(() => ({ draft: undefined }));

export const keepInviteDraft = (draft: InviteDraft): void => useDraft.setState({ draft });

/** What somebody typed before they logged in again, until they have sent it or somebody else has logged in. */
export function inviteDraftOf(userId: string | undefined, workshopId: string): InviteDraft | undefined {
  const { draft } = useDraft.getState();
  return draft?.userId === userId && draft?.workshopId === workshopId ? draft : undefined;
}

export const forgetInviteDraft = (): void => useDraft.setState({ draft: undefined });
