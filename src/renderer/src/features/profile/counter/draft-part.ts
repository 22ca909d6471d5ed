import type { CounterDraft } from './counter-draft.ts';
import type { DraftField } from './counter-of-draft.ts';

/** What a part of the form is given: what was typed, and how to change it. */
export interface DraftPartProps {
  readonly draft: CounterDraft;
  /** ISO 4217, of the chosen country. */
  readonly currency: string;
  readonly decimal: '.' | ',';
  readonly errorAt: (field: DraftField) => string | undefined;
  readonly onChange: (part: Partial<CounterDraft>) => void;
}
