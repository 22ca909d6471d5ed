import { useCallback, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { capitalised } from '#shared/words.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { ReadingBrief } from '../../studio/composer/reading-brief.tsx';
import { useComposerWords } from '../../studio/composer/use-composer-words.ts';
import { useDesigning } from '../../studio/composer/use-designing.ts';
import { currentRevision } from '../../studio/journal/draft.ts';
import { AnchorPiece } from '../../studio/pieces/anchor-piece.tsx';
import { useDraft } from '../../studio/use-studio.ts';
import { useWorkshopProfile } from '../../studio/workshop-profile.ts';
import { sentenceOfSet } from './sentence-of-set.ts';
import styles from './set-page.module.css';
import { wordsOfAnchor } from './words-of-anchor.ts';

/** What leads a set first. */
const offered = Object.entries(pieceKinds).toSorted(([, a], [, b]) => b.inSet.spend - a.inSet.spend);

/** What a set is most often of: one on the neck, on the ear and on the finger. */
const USUAL = (['neck', 'ear', 'finger'] as const).flatMap(
  (place) => offered.find(([, { wornOn }]) => wornOn === place)?.[1].called ?? [],
);

/** Pieces that belong together, from a few words or around a piece that is there: they become a sentence like any other. */
export function SetPage() {
  useTitle('A matching set');
  const heading = useId();
  const [params] = useSearchParams();
  const anchorId = params.get('with') ?? undefined;
  const anchor = useDraft(anchorId ?? '');
  const own = anchor && pieceKinds[currentRevision(anchor).spec.kind].called;
  const [chosen, setChosen] = useState<readonly string[]>(USUAL);
  const [typed, setTyped] = useComposerWords();
  const [budget, setBudget] = useState('');
  const [grams, setGrams] = useState('');
  const { currency } = useWorkshopProfile();
  const { design, reading, problem } = useDesigning(useCallback(() => setTyped(''), [setTyped]));

  const pieces = own === undefined ? chosen : [own, ...chosen.filter((called) => called !== own)];
  const words = [anchor === undefined ? '' : wordsOfAnchor(anchor), typed.trim()]
    .filter((part) => part !== '')
    .join(', ');
  const sentence = sentenceOfSet({ pieces, words, budget, grams }, currency);

  function toggle(called: string) {
    setChosen(chosen.includes(called) ? chosen.filter((one) => one !== called) : [...chosen, called]);
  }

  return (
    <section className={styles.page} aria-labelledby={heading}>
      <header>
        <h1 className={styles.heading} id={heading}>
          A matching set
        </h1>
        <p className={styles.lead}>
          One metal, one stone, one motif. The necklace leads, the others are smaller, and a budget or a weight is
          shared out over all of them.
        </p>
      </header>
      {anchorId !== undefined && (
        <AnchorPiece id={anchorId} says="It stays as it is. The others are drawn to go with it." />
      )}
      <fieldset className={styles.question}>
        <legend className={styles.legend}>Which pieces?</legend>
        <ul className={styles.pieces}>
          {offered.map(([kind, { called }]) => (
            <li key={kind}>
              <Button aria-pressed={pieces.includes(called)} disabled={called === own} onClick={() => toggle(called)}>
                {capitalised(called)}
              </Button>
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className={styles.question}>
        <legend className={styles.legend}>What do they have in common?</legend>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <TextField
              label="Metal, stone, motif, occasion"
              hint="Ruby in 22k gold, lotus, for a wedding"
              isLong
              value={typed}
              maxLength={1500}
              onType={setTyped}
            />
          </div>
          <TextField
            label={`Budget for all in ${currency}, at most`}
            value={budget}
            maxLength={40}
            onType={setBudget}
          />
          <TextField label="Weight of all, in grams" value={grams} maxLength={20} onType={setGrams} />
        </div>
      </fieldset>
      <footer className={styles.foot}>
        <p className={styles.sentence} aria-live="polite">
          {sentence === '' ? 'Choose at least two pieces.' : `“${sentence}”`}
        </p>
        {problem !== undefined && <ErrorPanel problem={problem} />}
        {reading !== undefined ? (
          <ReadingBrief {...reading} />
        ) : (
          <div>
            <Button
              variant="primary"
              disabled={sentence === ''}
              onClick={() => design(sentence, { held: anchorId === undefined ? [] : [anchorId] })}
            >
              Design four sets
            </Button>
          </div>
        )}
      </footer>
    </section>
  );
}
