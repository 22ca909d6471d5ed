import { useState } from 'react';
import { capitalised } from '#shared/words.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { withChange } from '#spec/request/changed-brief.ts';
import { Button } from '../../components/controls/button.tsx';
import { Choice } from '../../components/controls/choice.tsx';
import { currentRevision, type Draft } from '../../studio/journal/draft.ts';
import type { TrayRecord } from '../../studio/journal/journal.ts';
import { designSession } from '../../studio/studio.ts';
import styles from './set-tools.module.css';
import type { TraySet } from './tray-sets.ts';

interface SetToolsProps {
  readonly tray: TrayRecord;
  readonly sets: readonly TraySet[];
  /** Designs that the jeweller keeps, at most one for each piece of the order. */
  readonly kept: readonly Draft[];
}

const NOTHING = { value: '', label: 'Choose' };

/** What can be done with the pieces of a set: drop one, put another in its place, add one, draw anew what is not kept. */
export function SetTools({ tray, sets, kept }: SetToolsProps) {
  const pieces = piecesIn(sets);
  const others = Object.values(pieceKinds).flatMap(({ called }) => (pieces.includes(called) ? [] : [called]));
  const [dropped, setDropped] = useState('');
  const from = pieces.includes(dropped) ? dropped : '';
  const ids = kept.map(({ id }) => id);
  const change = (words: string) => designSession.revise(withChange(tray.brief, words), ids);
  return (
    <section className={styles.tools} aria-label="What the set is made of">
      <ul className={styles.pieces}>
        {pieces.map((called) => (
          <li key={called}>
            <Button
              variant={from === called ? 'primary' : 'quiet'}
              aria-pressed={from === called}
              onClick={() => setDropped(from === called ? '' : called)}
            >
              {capitalised(called)}
            </Button>
          </li>
        ))}
        {from === '' ? (
          <li>
            <Choice
              label="Add a piece"
              value=""
              options={[NOTHING, ...others.map(option)]}
              onChoose={(called) => called !== '' && change(`add ${called}`)}
            />
          </li>
        ) : (
          <li className={styles.instead}>
            {pieces.length > 2 && <Button onClick={() => change(`no ${from}`)}>Drop the {from}</Button>}
            <Choice
              label={`Instead of the ${from}`}
              value=""
              options={[NOTHING, ...others.map(option)]}
              onChoose={(called) => called !== '' && change(`${called} instead of the ${from}`)}
            />
          </li>
        )}
      </ul>
      {kept.length > 0 && (
        <p className={styles.kept}>
          {`Kept as it is: ${kept.map((draft) => currentRevision(draft).spec.title).join(', ')}.`}{' '}
          <Button onClick={() => designSession.revise(tray.brief, ids)}>Draw the others anew</Button>
        </p>
      )}
    </section>
  );
}

const option = (called: string) => ({ value: called, label: capitalised(called) });

/** What the pieces of the first set are called, in order. */
function piecesIn([first]: readonly TraySet[]): readonly string[] {
  const called = (first?.drafts ?? []).map((draft) => pieceKinds[currentRevision(draft).spec.kind].called);
  return [...new Set(called)];
}
