import { lazy, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { NeededPart } from '../../../components/overlays/needed-part.tsx';
import type { CounterWords } from '../../../studio/pieces/counter-words.ts';
import { CrossFade } from './cross-fade.tsx';
import { VariantSheet } from './variant-sheet.tsx';
import styles from './turnable-showpiece.module.css';
import { Switch } from './switch.tsx';
import {
  briefOfVariant,
  summaryOfVariant,
  gemName,
  gemOptions,
  metalOptions,
  type VariantGem,
  type VariantMetal,
  pictureOf,
  variantSidesPx,
} from './variants.ts';

const TurnedByHand = lazy(async () => ({ default: (await import('./turned-by-hand.tsx')).TurnedByHand }));

/** One real piece, large, with the summary that the engine computed. Visitors turn it by hand and switch metal and stone. */
export function TurnableShowpiece() {
  const [metal, setMetal] = useState<VariantMetal>('au750_r');
  const [gem, setGem] = useState<VariantGem>('ruby');
  const [view, setView] = useState<'photograph' | 'coming' | 'live'>('photograph');
  const [hindrance, setHindrance] = useState<string>();
  const [live, setLive] = useState<CounterWords>();
  const name = pictureOf(metal, gem);
  const [pictured, setPictured] = useState(name);
  const isChanging = view === 'live' ? live === undefined : pictured !== name;
  // Until the chosen ring is seen, the words are those of the one that is.
  const seen = useRef({ metal, gem });
  if (!isChanging) seen.current = { metal, gem };
  const told = seen.current;
  const metalName = metalOptions.find(({ id }) => id === metal)?.label ?? '';

  function switchTo(change: () => void): void {
    setLive(undefined);
    change();
  }

  function press(): void {
    // Who presses once more while it is on its way still wants it.
    if (view === 'coming') return;
    setLive(undefined);
    setView(view === 'live' ? 'photograph' : 'coming');
  }

  function giveUp(why: string): void {
    setHindrance(why);
    setLive(undefined);
    setView('photograph');
  }

  return (
    <div className={styles.showpiece}>
      <figure className={styles.stage}>
        <CrossFade
          name={name}
          onSettled={setPictured}
          alt={`A ring in ${metalName}: an oval ${gemName(gem)} in a scalloped halo of small diamonds`}
          sizes="(max-width: 767px) 100vw, 58vw"
          sidesPx={variantSidesPx}
        />
        {view !== 'photograph' && (
          <NeededPart onLost={() => giveUp('It could not be loaded. Check your connection, then reload the page.')}>
            <TurnedByHand
              metal={metal}
              gem={gem}
              isShown={view === 'live'}
              onShown={() => setView('live')}
              onSummary={setLive}
              onCannot={() => giveUp('This browser cannot show it in three dimensions.')}
            />
          </NeededPart>
        )}
        <div className={styles.turn} data-needs-script data-is-live={view === 'live' || undefined}>
          {/* Shown while the button is busy, which it is as soon as it was pressed, before there is a script, too. */}
          <p role="status">
            {view === 'live' ? 'Drag it, or turn it with the arrow keys.' : 'Getting the ring ready for you to turn…'}
          </p>
          {hindrance === undefined ? (
            <Button onClick={press} aria-pressed={view === 'live'} aria-busy={view === 'coming'}>
              {view === 'live' ? 'Back to the picture' : 'Turn it by hand'}
            </Button>
          ) : (
            <p role="alert">{hindrance}</p>
          )}
        </div>
      </figure>
      <div className={styles.words} data-follows-choice aria-busy={isChanging || undefined}>
        <blockquote className={styles.brief}>“{briefOfVariant(told.metal, told.gem)}”</blockquote>
        <VariantSheet summary={live ?? summaryOfVariant(told.metal, told.gem)} />
        <p className={styles.following} data-needs-script role="status">
          Changing the ring…
        </p>
        <div className={styles.switches} data-needs-script>
          <Switch legend="Metal" options={metalOptions} value={metal} onSwitch={(id) => switchTo(() => setMetal(id))} />
          <Switch legend="Stone" options={gemOptions} value={gem} onSwitch={(id) => switchTo(() => setGem(id))} />
        </div>
      </div>
    </div>
  );
}
