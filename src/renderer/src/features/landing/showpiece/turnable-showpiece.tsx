import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { CrossFade } from './cross-fade.tsx';
import { VariantSheet } from './variant-sheet.tsx';
import styles from './turnable-showpiece.module.css';
import { Switch } from './switch.tsx';
import {
  brief,
  figuresOfVariant,
  gemOptions,
  metalOptions,
  type VariantGem,
  type VariantMetal,
  pictureOf,
  sidePx,
  type VariantFigures,
} from './variants.ts';

const TurnedByHand = lazy(async () => ({ default: (await import('./turned-by-hand.tsx')).TurnedByHand }));

/** One real piece, large, with the figures that the engine computed. Visitors turn it by hand and switch metal and stone. */
export function TurnableShowpiece() {
  const [metal, setMetal] = useState<VariantMetal>('au750_r');
  const [gem, setGem] = useState<VariantGem>('ruby');
  const [isTurned, setTurned] = useState(false);
  const [cannotTurn, setCannotTurn] = useState(false);
  const [live, setLive] = useState<VariantFigures>();
  const metalName = metalOptions.find(({ id }) => id === metal)?.label ?? '';
  const gemName = gemOptions.find(({ id }) => id === gem)?.label.toLowerCase() ?? '';

  function switchTo(change: () => void): void {
    setLive(undefined);
    change();
  }

  return (
    <div className={styles.showpiece}>
      <figure className={styles.stage}>
        <CrossFade
          address={pictureOf(metal, gem)}
          alt={`A ring in ${metalName}: an oval ${gemName} in a scalloped halo of small diamonds`}
          sidePx={sidePx}
        />
        {isTurned && !cannotTurn && (
          <Suspense fallback={null}>
            <TurnedByHand
              metal={metal}
              gem={gem}
              onFigures={setLive}
              onCannot={() => {
                setCannotTurn(true);
                setLive(undefined);
              }}
            />
          </Suspense>
        )}
        <div className={styles.turn}>
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
        <blockquote className={styles.brief}>“{brief}”</blockquote>
        <VariantSheet figures={live ?? figuresOfVariant(metal, gem)} />
        <div className={styles.switches}>
          <Switch legend="Metal" options={metalOptions} value={metal} onSwitch={(id) => switchTo(() => setMetal(id))} />
          <Switch legend="Stone" options={gemOptions} value={gem} onSwitch={(id) => switchTo(() => setGem(id))} />
        </div>
      </div>
    </div>
  );
}
