import { HOUR_MS } from '#shared/time-units.ts';
import { Button } from '../../components/controls/button.tsx';
import { momentInWords } from '../../lib/format/age.ts';
import styles from './panels.module.css';
import type { Session } from './sessions-api.ts';

interface SessionItemProps {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** An open window renews its session once an hour: one used since then is in use. */
const IN_USE_MS = HOUR_MS;

/** One session, with a button that ends it. The current session has none: it ends with Log Out. */
export function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const { device, signedInAt, lastUsedAt, isThisOne } = session;
  return (
    <li className={styles.session}>
      <div>
        <p>
          {device}
          {isThisOne && <span className={styles.here}>this one</span>}
        </p>
        <p className={styles.note}>
          <span className={styles.phrase}>
            Signed in {momentInWords(signedInAt)}
            {isThisOne ? '' : ','}
          </span>{' '}
          {!isThisOne && <span className={styles.phrase}>{lastUse(lastUsedAt)}</span>}
        </p>
      </div>
      {!isThisOne && (
        <Button variant="bare" disabled={isBusy} aria-label={`Log out ${device}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </li>
  );
}

function lastUse(lastUsedAt: string): string {
  const isInUse = Date.now() - Date.parse(lastUsedAt) < IN_USE_MS;
  return isInUse ? 'used in the last hour' : `last used ${momentInWords(lastUsedAt)}`;
}
