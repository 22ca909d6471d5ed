import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { VariedAxis } from '#designer/vary/variation.ts';
import { axisWords } from '#shared/axis-words.ts';
import { capitalised } from '#shared/words.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/display/empty-state.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ReadingBrief } from '../../studio/composer/reading-brief.tsx';
import { useDesigning } from '../../studio/composer/use-designing.ts';
import { AnchorPiece } from '../../studio/pieces/anchor-piece.tsx';
import { draftShelf } from '../../studio/studio.ts';
import { useDraft } from '../../studio/use-studio.ts';
import styles from './variation-page.module.css';

const COUNTS = [4, 8, 16] as const;

const axes = Object.keys(axisWords) as readonly VariedAxis[];

/** Metal colour and size count as a difference only where somebody asks for them. */
const STAYS: readonly VariedAxis[] = ['colour', 'size'];

/** One design in many versions: what may change, what stays, and how near they are to it. */
export function VariationPage() {
  useTitle('Variations');
  const heading = useId();
  const nearnessId = useId();
  const [params] = useSearchParams();
  const id = params.get('of') ?? '';
  const anchor = useDraft(id);
  const [locked, setLocked] = useState(STAYS);
  const [nearness, setNearness] = useState(0.8);
  const [count, setCount] = useState<number>(COUNTS[0]);
  const { vary, reading, problem } = useDesigning();

  useEffect(() => {
    if (id !== '') void draftShelf.fetch(id);
  }, [id]);

  if (id === '') {
    return (
      <EmptyState
        title="Variations"
        sentence="Choose “More like this” under a design of the tray, and see it in many versions."
      >
        <ButtonLink variant="primary" to={paths.tray}>
          Open the tray
        </ButtonLink>
      </EmptyState>
    );
  }

  function toggle(axis: VariedAxis) {
    setLocked(locked.includes(axis) ? locked.filter((one) => one !== axis) : [...locked, axis]);
  }

  const isAllLocked = locked.length === axes.length;
  return (
    <section className={styles.page} aria-labelledby={heading}>
      <header>
        <h1 className={styles.heading} id={heading}>
          Variations
        </h1>
        <p className={styles.lead}>What your client has said stays in all of them.</p>
      </header>
      <AnchorPiece id={id} says="Variations of this one" />
      <fieldset className={styles.question}>
        <legend className={styles.legend}>What may change?</legend>
        <ul className={styles.axes}>
          {axes.map((axis) => (
            <li key={axis}>
              <Button aria-pressed={!locked.includes(axis)} onClick={() => toggle(axis)}>
                {capitalised(axisWords[axis])}
              </Button>
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className={styles.question}>
        <legend className={styles.legend}>How near to it?</legend>
        <label className={styles.nearness} htmlFor={nearnessId}>
          <span>Far from it</span>
          <input
            id={nearnessId}
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={nearness}
            aria-label="How near to it"
            onChange={(event) => setNearness(event.target.valueAsNumber)}
          />
          <span>Almost the same</span>
        </label>
        <ul className={styles.axes}>
          {COUNTS.map((one) => (
            <li key={one}>
              <Button aria-pressed={one === count} onClick={() => setCount(one)}>
                {one} designs
              </Button>
            </li>
          ))}
        </ul>
      </fieldset>
      <footer className={styles.foot}>
        {isAllLocked && <p>Let at least one thing change.</p>}
        {problem !== undefined && <ErrorPanel problem={problem} />}
        {reading !== undefined ? (
          <ReadingBrief {...reading} />
        ) : (
          <div>
            <Button
              variant="primary"
              disabled={isAllLocked || anchor === undefined}
              onClick={() => vary(id, { locked, nearness, count })}
            >
              Draw the variations
            </Button>
          </div>
        )}
      </footer>
    </section>
  );
}
