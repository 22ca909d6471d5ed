import { lazy, useState } from 'react';
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
  const [isTurned, setTurned] = useState(false);
  const [cannotTurn, setCannotTurn] = useState(false);
  const [live, setLive] = useState<CounterWords>();
  const metalName = metalOptions.find(({ id }) => id === metal)?.label ?? '';

  function switchTo(change: () => void): void {
    setLive(undefined);
    change();
  }

  return (
    <div className={styles.showpiece}>
      <figure className={styles.stage}>
        <CrossFade
          name={pictureOf(metal, gem)}
          alt={`A ring in ${metalName}: an oval ${gemName(gem)} in a scalloped halo of small diamonds`}
          sizes="(max-width: 767px) 100vw, 58vw"
          sidesPx={variantSidesPx}
        />
        {isTurned && !cannotTurn && (
          <NeededPart>
            <TurnedByHand
              metal={metal}
              gem={gem}
              onSummary={setLive}
              onCannot={() => {
                setCannotTurn(true);
                setLive(undefined);
              }}
            />
          </NeededPart>
        )}
        <div className={styles.turn} data-needs-script>
          {cannotTurn ? (
            <p role="status">This browser cannot show it in three dimensions.</p>
          ) : (
            <Button onClick={() => setTurned(!isTurned)} aria-pressed={isTurned}>
              {isTurned ? 'Back to the photograph' : 'Turn it by hand'}
            </Button>
          )}
        </div>
      </figure>
      <div className={styles.words}>
        <blockquote className={styles.brief}>“{briefOfVariant(metal, gem)}”</blockquote>
        <VariantSheet summary={live ?? summaryOfVariant(metal, gem)} />
        <div className={styles.switches} data-needs-script>
          <Switch legend="Metal" options={metalOptions} value={metal} onSwitch={(id) => switchTo(() => setMetal(id))} />
          <Switch legend="Stone" options={gemOptions} value={gem} onSwitch={(id) => switchTo(() => setGem(id))} />
        </div>
      </div>
    </div>
  );
}
