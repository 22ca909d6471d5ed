import { lazy, useState } from 'react';
import { NeededPart } from '../../components/overlays/needed-part.tsx';
import { brand } from '#shared/brand.ts';
import { TRIAL_DAYS } from '#shared/site/trial-days.ts';
import { nothingCloses } from '#shared/site/trial-words.ts';
import { classes } from '../../lib/classes.ts';
import { FoldSign } from '../../components/display/fold-sign.tsx';
import { SampleNote } from '../../components/display/sample-note.tsx';
import { Button } from '../../components/controls/button.tsx';
import { WithoutScript } from '../../components/forms/without-script.tsx';
import { PlainPage } from '../../site/plain-page.tsx';
import { type KnownTrial, useTrial } from '../../state/trial/trial-state.ts';
import { useTrialDialog } from '../../trial/trial-dialog.tsx';
import { trialButtonWords } from '../../trial/trial-status.ts';
import styles from './pricing-page.module.css';

const AskForPrices = lazy(async () => ({ default: (await import('./ask-for-prices.tsx')).AskForPrices }));

/** The plans of the shop, and the trial before any of them. */
export function PricingPage() {
  const trial = useTrialDialog();
  const known = useTrial((state) => state.trial);
  const [asked, setAsked] = useState<string>();
  return (
    <PlainPage title="Pricing" lead={leadOf(known)}>
      <div className={styles.begin}>
        <WithoutScript to="start a trial or ask for a price" />
        <Button
          variant="primary"
          data-needs-script
          className={styles.trial}
          aria-busy={trial.isComing || undefined}
          onClick={trial.open}
        >
          {trialButtonWords(known)}
        </Button>
      </div>
      {brand.arePlansSamples && <SampleNote>These plans are examples. {nothingCloses}</SampleNote>}
      <ul className={classes(styles.plans, brand.arePlansSamples && styles.samples)}>
        {brand.plans.map(({ name, price, whom, holds }) => (
          <li key={name} className={styles.plan}>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.whom}>{whom}</p>
            <p className={styles.price}>{price}</p>
            <Holds holds={holds} />
            <Button
              data-needs-script
              className={styles.ask}
              onClick={() => setAsked(name)}
              aria-label={`Request a quote for ${name}`}
            >
              Request a quote
            </Button>
          </li>
        ))}
      </ul>
      {trial.dialog}
      {asked !== undefined && (
        <NeededPart>
          <AskForPrices plan={asked} onClose={() => setAsked(undefined)} />
        </NeededPart>
      )}
    </PlainPage>
  );
}

/** What the page begins with: nobody is offered a trial who has one. */
function leadOf(trial: KnownTrial | undefined): string {
  if (trial === undefined) return `Start with ${TRIAL_DAYS} days free. No card needed.`;
  return trial.daysLeft > 0 ? 'No card needed: your trial never becomes a paid plan by itself.' : 'Ask for a quote.';
}

/** What a plan holds; that of a sample is folded away. */
function Holds({ holds }: { readonly holds: readonly string[] }) {
  const list = (
    <ul className={styles.holds}>
      {holds.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
  if (!brand.arePlansSamples) return list;
  return (
    <details className={styles.folded}>
      <summary>
        What’s included
        <FoldSign />
      </summary>
      {list}
    </details>
  );
}
