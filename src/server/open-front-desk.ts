import { brand } from '#shared/brand.ts';
import type { FrontDesk } from './front-desk.ts';
import { createOwnerLetters } from './mail/owner-letters.ts';
import { forgetUnconfirmed } from './routes/newsletter/subscribe.ts';

/** What a front desk is put together from. */
export interface FrontDeskParts
  extends Pick<FrontDesk, 'db' | 'clock' | 'random' | 'box' | 'verifier' | 'settings' | 'mail' | 'reachesVisitors'> {
  /** True where letters stay on this computer: then they may go to the sample address of the brand. */
  readonly keepsLetters: boolean;
  readonly reportBug: (error: Error) => void;
}

export interface OpenFrontDesk {
  readonly desk: FrontDesk;
  /** Sends what waits and forgets what is over; called now and then. */
  keepHouse(): Promise<void>;
  /** When everything that goes on behind answers is done. */
  settled(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Opens what stands behind the public pages. */
export function openFrontDesk({ keepsLetters, reportBug, ...parts }: FrontDeskParts): OpenFrontDesk {
  const { ownerEmails } = parts.settings;
  const owners = ownerEmails.length === 0 && keepsLetters ? [brand.supportEmail] : ownerEmails;
  const ownerLetters = createOwnerLetters({ ...parts, owners, reportBug });
  const goingOn = new Set<Promise<unknown>>();
  const desk: FrontDesk = {
    ...parts,
    ownerLetters,
    later(work) {
      const going = work()
        .catch((error: unknown) => reportBug(error as Error))
        .finally(() => goingOn.delete(going));
      goingOn.add(going);
    },
  };
  return {
    desk,
    async keepHouse() {
      ownerLetters.send();
      await forgetUnconfirmed(desk);
    },
    async settled() {
      await Promise.all([...goingOn, ownerLetters.settled()]);
    },
  };
}

/** Keeps house every hour. @returns what ends it, when what goes on is done */
export function keepFrontDesk(front: OpenFrontDesk, reportBug: (error: Error) => void): () => Promise<void> {
  const work = () => void front.keepHouse().catch((error: unknown) => reportBug(error as Error));
  const timer = setInterval(work, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await front.settled();
  };
}
