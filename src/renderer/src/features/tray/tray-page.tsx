import { Columns4, LayoutGrid } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/display/empty-state.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { ProgressBar } from '../../components/display/progress-bar.tsx';
import { useTrayCompletion } from './use-tray-completion.ts';
import { TrayComparison } from './tray-comparison.tsx';
import { useForm } from '../../state/form.ts';
import { designSession } from '../../studio/studio.ts';
import { useDesignSession } from '../../studio/use-studio.ts';
import { PieceCard } from './piece-card.tsx';
import { SetCard } from './set-card.tsx';
import type { TrayProposal } from './tray-proposals.ts';
import { useTrayProposals } from './use-tray-proposals.ts';
import { RequestPanel } from './request/request-panel.tsx';
import styles from './tray-page.module.css';
import { useTrayFromUrl } from './use-tray-from-url.ts';

/** The tray: on the left what was asked, on the right the four pieces at one scale and in one light. */
export function TrayPage() {
  useTitle('Choose');
  const isTrayKnown = useTrayFromUrl();
  const { phase, tray, brief, what, share, problem } = useDesignSession();
  const images = useForm(({ imageData }) => imageData);
  const proposals = useTrayProposals(images);
  const [comparing, setComparing] = useState(false);
  useEffect(() => designSession.watch(), []);
  const busy = phase === 'reading' || phase === 'working';
  useTrayCompletion(phase === 'done' ? tray : undefined);

  if (tray === undefined) return isTrayKnown ? <NothingYet /> : null;
  return (
    <div className={styles.page}>
      <aside className={styles.request}>
        <RequestPanel tray={tray} busy={phase === 'reading'} />
      </aside>
      <section className={styles.pieces} aria-labelledby="tray-heading">
        <header className={styles.head}>
          <h1 className={styles.heading} id="tray-heading">
            {headingOf(proposals)}
          </h1>
          <Button variant="bare" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
            {comparing ? <LayoutGrid size={16} strokeWidth={1.5} /> : <Columns4 size={16} strokeWidth={1.5} />}
            {comparing ? 'Back to the tray' : 'Compare'}
          </Button>
        </header>
        {busy && (
          <div className={styles.progress}>
            <ProgressBar what={what} share={share} />
            <Button onClick={designSession.cancel}>Cancel</Button>
          </div>
        )}
        {phase === 'failed' && problem !== undefined && <ErrorPanel problem={problem} />}
        {phase === 'cancelled' && (
          <div className={styles.progress}>
            <p>Stopped. What was drawn so far stays.</p>
            <Button onClick={() => designSession.design(brief)}>Design again</Button>
          </div>
        )}
        {comparing ? (
          <TrayComparison drafts={images} />
        ) : isOfSets(proposals) ? (
          <ul className={styles.sets}>
            {proposals.map((proposal) => (
              <li key={proposal.role}>
                <SetCard tray={tray} proposal={proposal} />
              </li>
            ))}
          </ul>
        ) : (
          <ul className={styles.grid}>
            {images.map((id) => (
              <li key={id}>
                <PieceCard id={id} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

const isOfSets = (proposals: readonly TrayProposal[]): boolean => proposals.some(({ drafts }) => drafts.length > 1);

const counts = ['No', 'One', 'Two', 'Three'] as const;

/** "Four pieces", "Two sets"; four while the tray is still being laid out. */
function headingOf(proposals: readonly TrayProposal[]): string {
  const count = proposals.length === 0 ? 4 : proposals.length;
  const noun = isOfSets(proposals) ? 'set' : 'piece';
  return `${counts[count] ?? 'Four'} ${noun}${count === 1 ? '' : 's'}`;
}

function NothingYet() {
  return (
    <EmptyState title="The tray is empty" sentence="Say what your client wants, and four pieces are laid out here.">
      <ButtonLink variant="primary" to={paths.lightning}>
        Say it in a sentence
      </ButtonLink>
    </EmptyState>
  );
}
