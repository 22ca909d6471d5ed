import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { notify } from '../../components/overlays/toasts.tsx';
import { momentInWords } from '../../lib/format/age.ts';
import { orderPath } from '../../lib/navigation/filled-paths.ts';
import { copyText } from '../../lib/platform/copy-text.ts';
import type { Problem } from '#shared/result.ts';
import { deleteShare, type ShareEntry, type SharedThing } from './share-api.ts';
import styles from './share-panel.module.css';
import { shareInWords } from './share-words.ts';
import { readSharesAgain } from './use-shares.ts';

interface ShareItemProps {
  readonly share: ShareEntry;
  readonly thing: SharedThing;
  readonly workshopId: string;
  readonly isOfOtherState: boolean;
}

/** A link: how it stands, what its client said, and what can be done with it. */
export function ShareItem({ share, thing, workshopId, isOfOtherState }: ShareItemProps) {
  const { id, url, approval, orderId } = share;
  const [isEnding, setEnding] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isOfItsOrder = orderId !== undefined && 'designId' in thing;

  async function takeBack(): Promise<void> {
    setEnding(true);
    setProblem(undefined);
    const ended = await deleteShare(workshopId, id);
    if (ended.ok) await readSharesAgain(thing);
    else setProblem(ended.problem);
    setEnding(false);
  }

  return (
    <li className={styles.item}>
      {approval !== undefined && (
        <p className={styles.approved}>
          Approved by {approval.name}, {momentInWords(approval.at)}
        </p>
      )}
      {approval !== undefined && approval.note !== '' && <p className={styles.note}>“{approval.note}”</p>}
      <p className={styles.quiet}>
        {shareInWords(share)}
        {isOfOtherState && ', of another state'}
        {isOfItsOrder && (
          <>
            , <Link to={orderPath(orderId, workshopId)}>of its order</Link>
          </>
        )}
      </p>
      {url !== undefined && (
        <div className={styles.ways}>
          <Button variant="bare" onClick={() => void copyLink(url)}>
            Copy link
          </Button>
          <a className={styles.way} href={url} target="_blank" rel="noreferrer">
            See it as the client
          </a>
          <Button variant="bare" disabled={isEnding} onClick={() => void takeBack()}>
            Take back
          </Button>
        </div>
      )}
      {problem !== undefined && <ErrorPanel problem={problem} />}
    </li>
  );
}

/** Copies a link, and says so. */
export async function copyLink(url: string): Promise<void> {
  const isCopied = await copyText(url);
  notify(isCopied ? 'The link is copied.' : 'This browser does not let us copy: open the link and copy its address.');
}
