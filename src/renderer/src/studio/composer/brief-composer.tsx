import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { ProgressBar } from '../../components/display/progress-bar.tsx';
import { studioWorkbench } from '../workbench/studio-workbench.ts';
import { designSession } from '../studio.ts';
import { useDesignSession } from '../use-studio.ts';
import styles from './brief-composer.module.css';
import { Composer } from './composer.tsx';
import { Suggestions } from './suggestions.tsx';
import { useComposerWords } from './use-composer-words.ts';

/** The box that turns a brief into a tray of four. Why a brief can't be made is shown right under it. */
export function BriefComposer() {
  const [words, setWords] = useComposerWords();
  const [asked, setAsked] = useState(false);
  const { phase, what, share, problem } = useDesignSession();
  const navigate = useNavigate();

  useEffect(() => studioWorkbench().warmUp(), []);

  useEffect(() => {
    if (asked && phase === 'working') void navigate(paths.tray);
  }, [asked, phase, navigate]);

  function design(brief: string) {
    setAsked(true);
    designSession.design(brief);
  }

  const reading = asked && phase === 'reading';
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
      {asked && phase === 'failed' && problem !== undefined && <ErrorPanel problem={problem} />}
      {reading ? (
        <div className={styles.reading}>
          <ProgressBar what={what} share={share} />
          <Button onClick={designSession.cancel}>Cancel</Button>
        </div>
      ) : (
        <Suggestions onChoose={setWords} />
      )}
    </Composer>
  );
}
