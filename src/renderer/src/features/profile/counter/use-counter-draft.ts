import { useState } from 'react';
import type { Problem } from '#shared/result.ts';
import type { KeptCounter } from '../../../studio/counter/kept-counter.ts';
import { studioCounter } from '../../../studio/counter/studio-counter.ts';
import { type CounterDraft, draftOfCounter, emptyDraft } from './counter-draft.ts';
import { counterOfDraft, type DraftField } from './counter-of-draft.ts';
import { today } from '../../../lib/format/today.ts';

const draftFor = ({ counter }: KeptCounter): CounterDraft =>
  counter === undefined ? emptyDraft('US', today()) : draftOfCounter(counter);

interface Outcome {
  readonly isSaved: boolean;
  readonly problem?: Problem;
  /** Where the problem is; undefined where it is no field's. */
  readonly field?: DraftField;
}

/** A counter that is being filled in. What somebody else enters meanwhile is shown only where nothing was typed here. */
export function useCounterDraft(kept: KeptCounter) {
  const [base, setBase] = useState(kept);
  const [draft, setDraft] = useState(() => draftFor(kept));
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ isSaved: false });

  function layOut(counter: KeptCounter): void {
    setBase(counter);
    setDraft(draftFor(counter));
    setTouched(false);
  }
  // While React draws, as it advises for state that follows a property.
  if (kept !== base && !isTouched && !isBusy) layOut(kept);

  async function save(): Promise<void> {
    const read = counterOfDraft(draft);
    if (!read.ok) return setOutcome({ isSaved: false, problem: read.problem, field: read.problem.field });
    setBusy(true);
    const entered = await studioCounter.enter(base, read.value);
    setBusy(false);
    if (entered.ok) layOut(entered.value);
    setOutcome(entered.ok ? { isSaved: true } : { isSaved: false, problem: entered.problem });
  }

  return {
    draft,
    isBusy,
    outcome,
    /** What somebody else has entered since this form was opened. */
    theirs: isTouched && kept.etag !== base.etag ? kept : undefined,
    change(part: Partial<CounterDraft>) {
      setTouched(true);
      setOutcome({ isSaved: false });
      setDraft((before) => ({ ...before, ...part }));
    },
    save,
    show(counter: KeptCounter) {
      setOutcome({ isSaved: false });
      layOut(counter);
    },
  };
}
