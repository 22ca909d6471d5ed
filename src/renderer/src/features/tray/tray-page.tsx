import { Columns4, LayoutGrid } from 'lucide-react';
import { useEffect, useState } from 'react';
import { capitalised } from '#shared/words.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/display/empty-state.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { ProgressBar } from '../../components/display/progress-bar.tsx';
import { useTrayCompletion } from '../../studio/trays/use-tray-completion.ts';
import { TrayComparison } from './tray-comparison.tsx';
import { useForm } from '../../state/form.ts';
import { designSession } from '../../studio/studio.ts';
import { roleNames } from '../../studio/pieces/role-names.ts';
import { useDesignSession } from '../../studio/use-studio.ts';
import { PieceCard } from './piece-card.tsx';
import { SetCard } from './set-card.tsx';
import { SetTools } from './set-tools.tsx';
import type { TraySet } from './tray-sets.ts';
import { useKeptPieces } from './use-kept-pieces.ts';
import { useTraySets } from './use-tray-sets.ts';
import type { TrayRecord } from '../../studio/journal/journal.ts';
import { DrawnFrom } from './drawn-from.tsx';
import { RequestPanel } from './request/request-panel.tsx';
import styles from './tray-page.module.css';
import { useTrayFromUrl } from './use-tray-from-url.ts';

/** The tray: on the left what was asked, on the right the pieces at one scale and in one light. */
export function TrayPage() {
  useTitle('Choose');
  const { isTrayKnown, isTrayNamed } = useTrayFromUrl();
  const { phase, tray, brief, what, share, problem } = useDesignSession();
  const images = useForm(({ imageData }) => imageData);
  const sets = useTraySets(images, tray?.held);
  const kept = useKeptPieces(tray, sets);
  const [comparing, setComparing] = useState(false);
  useEffect(() => designSession.watch(), []);
  const busy = phase === 'reading' || phase === 'working';
  useTrayCompletion(phase === 'done' ? tray : undefined);

  if (tray === undefined) {
    if (!isTrayKnown) return null;
    return isTrayNamed ? <TrayElsewhere /> : <NothingYet />;
  }
  return (
    <div className={styles.page}>
      <aside className={styles.request}>
        <RequestPanel tray={tray} busy={phase === 'reading'} />
      </aside>
      <section className={styles.pieces} aria-labelledby="tray-heading">
        <header className={styles.head}>
          <h1 className={styles.heading} id="tray-heading">
            {headingOf(sets, tray.drawnFrom)}
          </h1>
          <Button variant="bare" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
            {comparing ? <LayoutGrid size={16} strokeWidth={1.5} /> : <Columns4 size={16} strokeWidth={1.5} />}
            {comparing ? 'Back to the tray' : 'Compare'}
          </Button>
        </header>
        {tray.drawnFrom && <DrawnFrom {...tray.drawnFrom} />}
        {busy && (
          <div className={styles.progress}>
            <ProgressBar what={what} share={share} />
            <Button onClick={designSession.cancel}>Cancel</Button>
          </div>
        )}
        {tray.leftOut?.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {phase === 'failed' && problem !== undefined && <ErrorPanel problem={problem} />}
        {phase === 'cancelled' && (
          <div className={styles.progress}>
            <p>Stopped. What is drawn so far stays.</p>
            <Button onClick={() => designSession.revise(brief)}>Design again</Button>
          </div>
        )}
        {areOfSeveral(sets) && <SetTools tray={tray} sets={sets} kept={kept.drafts} />}
        {comparing ? (
          <TrayComparison tray={tray} sets={sets} drafts={images} />
        ) : areOfSeveral(sets) ? (
          <ul className={styles.sets}>
            {sets.map((set) => (
              <li key={set.role}>
                <SetCard tray={tray} set={set} kept={kept} />
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

const areOfSeveral = (sets: readonly TraySet[]): boolean => sets.some(({ drafts }) => drafts.length > 1);

const ROLE_COUNT = Object.keys(roleNames).length;

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const inWords = (count: number): string => counts[count] ?? String(count);

/** "Four pieces", "Two sets"; one for each role while the tray is still being laid out. */
function headingOf(sets: readonly TraySet[], from: TrayRecord['drawnFrom']): string {
  const count = sets.length === 0 ? ROLE_COUNT : sets.length;
  const noun = areOfSeveral(sets) ? 'set' : from === undefined ? 'piece' : from.as === 'prices' ? 'price' : 'variation';
  return `${capitalised(inWords(count))} ${noun}${count === 1 ? '' : 's'}`;
}

function NothingYet() {
  return (
    <EmptyState
      title="The tray is empty"
      sentence={`Say what your client wants, and ${inWords(ROLE_COUNT)} designs appear here.`}
    >
      <ButtonLink variant="primary" to={paths.lightning}>
        Say it in a sentence
      </ButtonLink>
    </EmptyState>
  );
}

/** A tray is not sent to the workshop: only what was kept of it is found on other computers. */
function TrayElsewhere() {
  return (
    <EmptyState
      title="This tray is not here"
      sentence="A tray stays in the browser that it was made in. What was kept of it is in the library."
    >
      <ButtonLink variant="primary" to={paths.catalog}>
        Open the library
      </ButtonLink>
    </EmptyState>
  );
}
