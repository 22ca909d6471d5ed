import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChatAnswer } from '#designer/chat/contract.ts';
import { Button } from '../../../components/controls/button.tsx';
import { SuggestionChip } from '../../../components/controls/chip.tsx';
import { classes } from '../../../lib/classes.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useClientView } from '../../../state/client-view.ts';
import { ChatLog } from '../../../studio/chat/chat-log.tsx';
import { MachineNote } from '../../../studio/chat/machine-note.tsx';
import { useChat } from '../../../studio/chat/use-chat.ts';
import { Composer } from '../../../studio/composer/composer.tsx';
import { chatSession, designSession } from '../../../studio/studio.ts';
import type { Piece } from '../use-piece.ts';
import styles from './chat-dock.module.css';

/** What somebody may begin with who has never said anything to a machine. */
const openings = ['Thinner', 'A bigger stone', 'What would it weigh in platinum?'] as const;

/** The conversation about one piece, beside its live view: what is said changes it, and nothing else does. */
export function ChatDock({ piece: { draft, spec } }: { readonly piece: Piece }) {
  const chat = useChat(draft.id);
  const [words, setWords] = useState('');
  const [isFolded, setFolded] = useState(false);
  const isForClient = useClientView((state) => state.isOn);
  const navigate = useNavigate();
  const hasStones = Object.keys(spec.stones).length > 0;
  const isOpen = chat.turns.length > 0 && !isFolded;

  function say(said: string, chosen?: ChatAnswer) {
    setWords('');
    setFolded(false);
    chatSession.say(draft.id, {
      words: said,
      ...(chosen && { chosen }),
      open: [draft.id],
      isForClient,
      propose(brief) {
        designSession.design(brief);
        void navigate(paths.tray);
      },
    });
  }

  return (
    <section className={classes(styles.dock, chat.turns.length === 0 && styles.quiet)} aria-labelledby="chat-heading">
      <header className={styles.head}>
        <h2 className={styles.heading} id="chat-heading">
          Talk about this piece
        </h2>
        {chat.turns.length > 0 && (
          <Button variant="bare" aria-expanded={isOpen} onClick={() => setFolded(!isFolded)}>
            {isOpen ? 'Fold away' : 'Show what was said'}
          </Button>
        )}
      </header>
      {isOpen && (
        <div className={styles.log}>
          <ChatLog chat={chat} onAnswer={(answer) => say(answer.words, answer)} />
        </div>
      )}
      <Composer
        inline
        words={words}
        label="Say what is to change"
        placeholder="Say what is to change"
        action="Say it"
        busy={chat.doing !== undefined}
        onWords={setWords}
        onSubmit={(said) => say(said)}
      />
      {chat.turns.length === 0 && (
        <ul className={styles.openings} aria-label="For example">
          {openings
            .filter((opening) => hasStones || opening !== openings[1])
            .map((opening) => (
              <li key={opening}>
                <SuggestionChip onClick={() => say(opening)}>{opening}</SuggestionChip>
              </li>
            ))}
        </ul>
      )}
      <MachineNote conversation={draft.id} />
    </section>
  );
}
