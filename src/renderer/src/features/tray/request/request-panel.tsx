import { isUnder } from '#spec/request/sections/brief-span.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { warningWords } from '#spec/warnings.ts';
import type { ChipState } from '../../../components/controls/chip.tsx';
import type { TrayRecord } from '../../../studio/journal/journal.ts';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import { Composer } from '../../../studio/composer/composer.tsx';
import { ChipEditor } from './chip-editor.tsx';
import styles from './request-panel.module.css';
import { BriefText } from './brief-text.tsx';
import { SpellingChip } from './spelling-chip.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { askedChips, type RequestChip, requestChips } from './request-chips.ts';
import { ledgerOfOrder } from '../../../studio/ledger/design-ledger.ts';
import { currentRevision } from '../../../studio/journal/draft.ts';
import { calledInTray } from '../../../studio/pieces/role-names.ts';
import { unaskedStonesChip } from './unasked-stones.ts';
import { useTraySets } from '../use-tray-sets.ts';
import { designSession } from '../../../studio/studio.ts';

interface RequestPanelProps {
  readonly tray: TrayRecord;
  readonly busy: boolean;
}

/** Chips of a tray that a jeweller has to see before they show the pieces. */
const toLookAt: ReadonlySet<ChipState> = new Set(['changed', 'notDone', 'assumed', 'ask']);

/**
 * The request beside the tray. On a narrow screen the words as they were read, what differs from them and the questions
 * stand before the pieces; the rest is folded.
 */
export function RequestPanel(props: RequestPanelProps) {
  const narrow = useMediaQuery('(max-width: 1000px)');
  const { brief, request } = props.tray;
  const chips = useRequestChips(props.tray);
  const [pointed, setPointed] = useState<string>();
  if (!narrow) return <Request {...props} chips={chips} questions={<Questions tray={props.tray} />} />;
  return (
    <div className={styles.panel}>
      <BriefText brief={brief} request={request} pointed={pointed} onPoint={setPointed} />
      {props.tray.sketch !== undefined && <FromSketch />}
      <Chips
        label="To look at"
        chips={chips.filter(({ state }) => toLookAt.has(state))}
        brief={brief}
        pointed={pointed}
        onPoint={setPointed}
      />
      <Questions tray={props.tray} />
      <details>
        <summary className={styles.folded}>All that was understood</summary>
        <Request {...props} chips={chips} />
      </details>
    </div>
  );
}

const none: NonNullable<TrayRecord['held']> = [];

/** The chips of a tray, with what became of each in its designs. */
function useRequestChips({ brief, request, drafts: ids, held = none }: TrayRecord): readonly RequestChip[] {
  const sets = useTraySets(ids, held);
  const weighed = sets.flatMap(({ drafts }) => {
    const ledger = ledgerOfOrder(request, drafts);
    const [first] = drafts;
    return ledger === undefined || first === undefined ? [] : [{ called: calledInTray(first.proposal), ledger }];
  });
  const sheets = sets.flatMap(({ drafts }) => drafts.flatMap((draft) => currentRevision(draft).weighed?.sheet ?? []));
  // Until all drafts are read, nobody knows what became of anything in all of them.
  const isWhole = sets.flatMap(({ drafts }) => drafts).length === ids.length + sets.length * held.length;
  const chips = requestChips(brief, request, weighed, isWhole ? sets.length : Infinity);
  const unasked = unaskedStonesChip(request, sheets);
  return unasked === undefined ? chips : [...chips, unasked];
}

function Questions({ tray: { brief, request } }: Pick<RequestPanelProps, 'tray'>) {
  return <OpenQuestions brief={brief} request={request} asked={askedChips(request)} onRewrite={designSession.revise} />;
}

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly RequestChip[];
  readonly brief: string;
  readonly pointed: string | undefined;
  readonly onPoint: (path: string | undefined) => void;
}

function Chips({ label, chips, brief, pointed, onPoint }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.id}>
          {chip.rightly === undefined ? (
            <ChipEditor
              chip={chip}
              brief={brief}
              onRewrite={designSession.revise}
              pointed={pointed !== undefined && isUnder(pointed, chip.id)}
              onPoint={onPoint}
            />
          ) : (
            <SpellingChip chip={chip} rightly={chip.rightly} brief={brief} onRewrite={designSession.revise} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What words cannot change of these pieces. */
function FromSketch() {
  return <p className={styles.legend}>Drawn from your sketch: outline and stones stay, whatever else changes.</p>;
}

interface RequestProps extends RequestPanelProps {
  readonly chips: readonly RequestChip[];
  readonly questions?: ReactNode;
}

/** The brief and the chips of what was understood; both can be edited. */
function Request({ tray, busy, chips, questions }: RequestProps) {
  const [words, setWords] = useState(tray.brief);
  useEffect(() => setWords(tray.brief), [tray.brief]);
  const [pointed, setPointed] = useState<string>();
  const warnings = tray.request.should_warn;
  return (
    <section className={styles.panel} aria-labelledby="request-heading">
      <h2 className={styles.heading} id="request-heading">
        The request
      </h2>
      <Composer
        compact
        words={words}
        label="The brief"
        placeholder={tray.brief}
        action="Design again"
        variant={words.trim() === tray.brief ? 'quiet' : 'primary'}
        busy={busy}
        onWords={setWords}
        onSubmit={designSession.revise}
      />
      {tray.sketch !== undefined && <FromSketch />}
      {questions}
      <BriefText brief={tray.brief} request={tray.request} pointed={pointed} onPoint={setPointed} />
      <Chips label="What was understood" chips={chips} brief={tray.brief} pointed={pointed} onPoint={setPointed} />
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label="To discuss">
          {warnings.map((word) => (
            <li key={word}>{warningWords(tray.request, word)}</li>
          ))}
        </ul>
      )}
      <p className={styles.legend}>Filled: you asked for it. Outlined: we assumed it. Choose one to change it.</p>
    </section>
  );
}
