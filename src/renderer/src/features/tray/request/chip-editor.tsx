import { Popover } from '@base-ui/react/popover';
import { type FormEvent, useState } from 'react';
import { rewriteBrief, wordsAt } from '#spec/request/rewrite-brief.ts';
import { capitalised } from '#shared/words.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Chip } from '../../../components/controls/chip.tsx';
import { Field } from '../../../components/forms/field.tsx';
import styles from './chip-editor.module.css';
import type { RequestChip } from './request-chips.ts';

interface ChipEditorProps {
  readonly chip: RequestChip;
  /** What stands on it; its own words by default. */
  readonly label?: string;
  readonly brief: string;
  readonly onRewrite: (brief: string) => void;
  /** Whether its words in the brief are pointed at. */
  readonly pointed?: boolean;
  readonly onPoint?: (path: string | undefined) => void;
}

/** A chip that opens an editor for its part of the brief; a change designs the brief again. */
export function ChipEditor({ chip, label, brief, onRewrite, pointed = false, onPoint }: ChipEditorProps) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const said = wordsAt(brief, chip.spans);

  function onOpenChange(opens: boolean) {
    setOpen(opens);
    if (opens) setWords(chip.state === 'ask' || chip.remedies !== undefined ? said : said || chip.words);
  }

  function rewrite(next: string, spans = chip.spans) {
    setOpen(false);
    onRewrite(rewriteBrief(brief, spans, next));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== '') rewrite(words);
  }

  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger
        render={<Chip state={chip.state} />}
        data-pointed={pointed}
        onPointerEnter={() => onPoint?.(chip.id)}
        onPointerLeave={() => onPoint?.(undefined)}
        onFocus={() => onPoint?.(chip.id)}
        onBlur={() => onPoint?.(undefined)}
      >
        {label ?? chip.words}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="start">
          <Popover.Popup className={styles.popup} aria-label={chip.words}>
            <form className={styles.form} onSubmit={submit}>
              {chip.why !== undefined && <p>{whyInWords(chip)}</p>}
              {chip.remedies?.map(({ label: remedy, words: next, spans }) => (
                <Button key={remedy} variant="primary" onClick={() => rewrite(next, spans)}>
                  {remedy}
                </Button>
              ))}
              <Field label={chip.state === 'ask' ? chip.words : 'Say it differently'}>
                {(control) => (
                  <input
                    {...control}
                    className={styles.input}
                    value={words}
                    onChange={(event) => setWords(event.target.value)}
                  />
                )}
              </Field>
              <div className={styles.actions}>
                <Button
                  variant={chip.remedies?.length ? 'quiet' : 'primary'}
                  type="submit"
                  disabled={words.trim() === ''}
                >
                  Design again
                </Button>
                {chip.state !== 'ask' && chip.spans.length > 0 && (
                  <Button variant="bare" onClick={() => rewrite('')}>
                    Leave it out
                  </Button>
                )}
              </div>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const inSeries = new Intl.ListFormat('en');

/** Why it is marked, and which designs it holds in all the same. */
function whyInWords({ why = '', keptBy = [] }: RequestChip): string {
  const sentence = capitalised(/[.!?]$/.test(why) ? why : `${why}.`);
  return keptBy.length === 0 ? sentence : `${sentence} Kept in ${inSeries.format(keptBy)}.`;
}
