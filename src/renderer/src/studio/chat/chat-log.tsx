import { useEffect, useRef } from 'react';
import type { ChatAnswer, PieceFigures } from '#designer/chat/contract.ts';
import { grams } from '#shared/measure-words.ts';
import { money } from '#shared/money.ts';
import { SuggestionChip } from '../../components/controls/chip.tsx';
import { classes } from '../../lib/classes.ts';
import type { ChatState, ShownTurn } from './chat-session.ts';
import styles from './chat-log.module.css';

interface ChatLogProps {
  readonly chat: ChatState;
  readonly onAnswer: (answer: ChatAnswer) => void;
}

/** A conversation, the newest at the bottom. Of the answers to press only those of the last turn can be. */
export function ChatLog({ chat: { turns, doing }, onAnswer }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  // The log itself scrolls, never the page that it stands on.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last, doing]);
  return (
    // What is said last is read aloud, whoever says it.
    <div ref={log} className={styles.log} role="log" aria-label="Conversation" tabIndex={0}>
      <ol className={styles.turns}>
        {turns.map((turn) => (
          <Turn key={turn.id} turn={turn} onAnswer={turn === last && doing === undefined ? onAnswer : undefined} />
        ))}
        {doing !== undefined && <li className={styles.doing}>{doing}…</li>}
      </ol>
    </div>
  );
}

interface TurnProps {
  readonly turn: ShownTurn;
  readonly onAnswer: ((answer: ChatAnswer) => void) | undefined;
}

function Turn({ turn: { from, words, figures, answers = [], problem }, onAnswer }: TurnProps) {
  if (words === '' && problem === undefined && figures === undefined) return null;
  return (
    <li className={classes(styles.turn, from === 'client' && styles.mine)}>
      <span className="visually-hidden">{from === 'client' ? 'You: ' : 'The studio: '}</span>
      {words !== '' && <p>{words}</p>}
      {figures !== undefined && <Figures {...figures} />}
      {problem !== undefined && (
        <p className={styles.problem}>
          {problem.message} {problem.remedy}
        </p>
      )}
      {onAnswer !== undefined && answers.length > 0 && (
        <span className={styles.answers}>
          {answers.map((answer) => (
            <SuggestionChip key={answer.label} onClick={() => onAnswer(answer)}>
              {answer.label}
            </SuggestionChip>
          ))}
        </span>
      )}
    </li>
  );
}

/** "3.06 g → 2.59 g · $5,426 → $5,361". */
function Figures({ before, after }: NonNullable<ShownTurn['figures']>) {
  if (after === undefined) return null;
  const moved = (inWords: (figures: PieceFigures) => string): string =>
    before === undefined || inWords(before) === inWords(after)
      ? inWords(after)
      : `${inWords(before)} → ${inWords(after)}`;
  return (
    <p className={styles.figures}>
      {moved(({ netMetalGrams }) => grams(netMetalGrams))} · {moved(({ price }) => money(price.amount, price.currency))}
    </p>
  );
}
