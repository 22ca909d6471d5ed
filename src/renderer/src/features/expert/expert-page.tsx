import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChatAnswer } from '#designer/chat/contract.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { ProgressBar } from '../../components/display/progress-bar.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useClientView } from '../../state/client-view.ts';
import { ChatLog } from '../../studio/chat/chat-log.tsx';
import { MachineNote } from '../../studio/chat/machine-note.tsx';
import { useChat } from '../../studio/chat/use-chat.ts';
import { Composer } from '../../studio/composer/composer.tsx';
import { Suggestions } from '../../studio/composer/suggestions.tsx';
import { useComposerWords } from '../../studio/composer/use-composer-words.ts';
import { chatSession, designSession } from '../../studio/studio.ts';
import { useTrayCompletion } from '../../studio/trays/use-tray-completion.ts';
import { useDesignSession, useDrafts } from '../../studio/use-studio.ts';
import { studioWorkbench } from '../../studio/workbench/studio-workbench.ts';
import styles from './expert-page.module.css';
import { OpenPiece } from './open-piece.tsx';
import { ToolDoors } from './tool-doors.tsx';

/** The name of the conversation about all that lies in the tray. */
const CONVERSATION = 'tray';

/** The composer as a conversation: a wish becomes four pieces, and each of them is changed by what is said of it. */
export function ExpertPage() {
  useTitle('Talk it through');
  const chat = useChat(CONVERSATION);
  const { phase, tray, what, share, problem } = useDesignSession();
  const isForClient = useClientView((state) => state.isOn);
  const [words, setWords] = useComposerWords();
  const [about, setAbout] = useState<string>();
  const open = tray?.drafts ?? [];
  const chosen = open.find((id) => id === about);
  const isDesigning = phase === 'reading' || phase === 'working';

  useEffect(() => studioWorkbench().warmUp(), []);
  useEffect(() => designSession.watch(), []);
  // What is changed in words is drawn anew, like what was changed on a page of its own.
  const revisions = useDrafts(open).map(({ current }) => current);
  useTrayCompletion(phase === 'done' ? tray : undefined, revisions.join(' '));

  function say(said: string, answer?: ChatAnswer) {
    setWords('');
    chatSession.say(CONVERSATION, {
      words: said,
      ...(answer && { chosen: answer }),
      open,
      about: chosen,
      isForClient,
      // A change of all that lies there keeps their looks; any other brief lays out others.
      propose: (brief) =>
        tray !== undefined && brief.startsWith(tray.brief) ? designSession.revise(brief) : designSession.design(brief),
    });
  }

  function beginAnew() {
    chatSession.clear(CONVERSATION);
    setAbout(undefined);
    designSession.forget();
  }

  return (
    <div className={styles.page}>
      <section className={styles.talk} aria-labelledby="talk-heading">
        <header className={styles.head}>
          <h1 className={styles.heading} id="talk-heading">
            Talk it through
          </h1>
          {(chat.turns.length > 0 || tray !== undefined) && (
            <Button variant="bare" onClick={beginAnew}>
              Begin anew
            </Button>
          )}
        </header>
        <MachineNote conversation={CONVERSATION} />
        {chat.turns.length > 0 && (
          <div className={styles.log}>
            <ChatLog chat={chat} onAnswer={(answer) => say(answer.words, answer)} />
          </div>
        )}
        {isDesigning && (
          <div className={styles.progress}>
            <ProgressBar what={what} share={share} />
            <Button onClick={designSession.cancel}>Cancel</Button>
          </div>
        )}
        {phase === 'failed' && problem !== undefined && <ErrorPanel problem={problem} />}
        <Composer
          inline
          words={words}
          label={open.length === 0 ? 'What shall we make?' : 'What is to change?'}
          placeholder={
            open.length === 0 ? 'Say what your client wants, as you would over the counter' : 'Say what is to change'
          }
          action="Say it"
          busy={chat.doing !== undefined || phase === 'reading'}
          focused
          onWords={setWords}
          onSubmit={(said) => say(said)}
        />
        {open.length === 0 && chat.turns.length === 0 && <Suggestions onChoose={setWords} />}
        <ToolDoors />
      </section>
      {open.length > 0 && (
        <section className={styles.pieces} aria-label="The pieces">
          <p className={styles.note}>
            {chosen === undefined
              ? 'What you say is said of all of them. Choose one, or say “the second one”, to change it alone.'
              : 'What you say is said of the chosen one.'}{' '}
            <Link to={paths.tray}>See them in the tray</Link>
          </p>
          <ul className={styles.grid}>
            {open.map((id) => (
              <li key={id}>
                <OpenPiece id={id} isChosen={id === chosen} onChoose={() => setAbout(id === chosen ? undefined : id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
