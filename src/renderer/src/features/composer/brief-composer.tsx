import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { usePrefetch } from '../../app/use-prefetch.ts';
import { Button } from '../../components/button.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { studioWorkbench } from '../../workbench/studio-workbench.ts';
import { cancelDesign, designFrom, useDesignSession } from '../tray/design-session.ts';
import styles from './brief-composer.module.css';
import { Composer } from './composer.tsx';
import { Suggestions } from './suggestions.tsx';
import { useComposerWords } from './use-composer-words.ts';

/** Where the answer is laid out. */
const trayPage = () => import('../tray/tray-page.tsx');

/** The box that turns a sentence into a tray of four; a sentence that can't be made is answered right under it. */
export function BriefComposer() {
  const [words, setWords] = useComposerWords();
  const [asked, setAsked] = useState(false);
  const { stage, what, share, problem } = useDesignSession();
  const navigate = useNavigate();

  usePrefetch(trayPage);
  useEffect(() => studioWorkbench().warmUp(), []);

  useEffect(() => {
    if (asked && stage === 'working') void navigate(paths.tray);
  }, [asked, stage, navigate]);

  function design(brief: string) {
    setAsked(true);
    designFrom(brief);
  }

  const reading = asked && stage === 'reading';
  return (
    <Composer
      words={words}
      label="What shall we make?"
      placeholder="Say what your client wants, as you would over the counter"
      action="Design four"
      busy={reading}
      focused
      onWords={setWords}
      onSubmit={design}
    >
      {asked && stage === 'failed' && problem !== undefined && <ErrorPanel problem={problem} />}
      {reading ? (
        <div className={styles.reading}>
          <ProgressBar what={what} share={share} />
          <Button onClick={cancelDesign}>Cancel</Button>
        </div>
      ) : (
        <Suggestions onChoose={setWords} />
      )}
    </Composer>
  );
}
