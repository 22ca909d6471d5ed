import { isUnder } from '#spec/request/sections/brief-span.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { capitalised, spoken } from '#shared/words.ts';
import type { TrayRecord } from '../../../studio/journal/journal.ts';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import { Composer } from '../../../studio/composer/composer.tsx';
import { ChipEditor } from './chip-editor.tsx';
import styles from './request-panel.module.css';
import { BriefText } from './brief-text.tsx';
import { SpellingChip } from './spelling-chip.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { askedChips, requestChips } from './request-chips.ts';
import { ledgerOfOrder } from '../../../studio/ledger/design-ledger.ts';
import { useTraySets } from '../use-tray-sets.ts';
import { designSession } from '../../../studio/studio.ts';

interface RequestPanelProps {
  readonly tray: TrayRecord;
  readonly busy: boolean;
}

/** The request beside the tray; on a narrow screen only its questions stand before the pieces, the rest is folded. */
export function RequestPanel(props: RequestPanelProps) {
  const narrow = useMediaQuery('(max-width: 1000px)');
  if (!narrow) return <Request {...props} questions={<Questions tray={props.tray} />} />;
  return (
    <div className={styles.panel}>
      <details>
        <summary className={styles.folded}>“{props.tray.brief}”</summary>
        <Request {...props} />
      </details>
      <Questions tray={props.tray} />
    </div>
  );
}

function Questions({ tray: { brief, request } }: Pick<RequestPanelProps, 'tray'>) {
  return <OpenQuestions brief={brief} request={request} asked={askedChips(request)} onRewrite={designSession.revise} />;
}

interface RequestProps extends RequestPanelProps {
  readonly questions?: ReactNode;
}

/** The brief and the chips of what was understood; both can be edited. */
function Request({ tray, busy, questions }: RequestProps) {
  const [words, setWords] = useState(tray.brief);
  useEffect(() => setWords(tray.brief), [tray.brief]);
  const [pointed, setPointed] = useState<string>();
  const sets = useTraySets(tray.drafts);
  const ledgers = sets.flatMap(({ drafts }) => {
    const ledger = ledgerOfOrder(tray.request, drafts);
    return ledger === undefined ? [] : [ledger];
  });
  /** Until all drafts are read, nobody knows what became of anything in all of them. */
  const isWhole = sets.flatMap(({ drafts }) => drafts).length === tray.drafts.length;
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
      {questions}
      <BriefText brief={tray.brief} request={tray.request} pointed={pointed} onPoint={setPointed} />
      <ul className={styles.chips} aria-label="What was understood">
        {requestChips(tray.brief, tray.request, ledgers, isWhole ? sets.length : Infinity).map((chip) => (
          <li key={chip.id}>
            {chip.rightly === undefined ? (
              <ChipEditor
                chip={chip}
                brief={tray.brief}
                onRewrite={designSession.revise}
                pointed={pointed !== undefined && isUnder(pointed, chip.id)}
                onPoint={setPointed}
              />
            ) : (
              <SpellingChip chip={chip} rightly={chip.rightly} brief={tray.brief} onRewrite={designSession.revise} />
            )}
          </li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label="To discuss">
          {warnings.map((word) => (
            <li key={word}>{capitalised(spoken(word))}</li>
          ))}
        </ul>
      )}
      <p className={styles.legend}>Filled: you asked for it. Outlined: we assumed it. Choose one to change it.</p>
    </section>
  );
}
