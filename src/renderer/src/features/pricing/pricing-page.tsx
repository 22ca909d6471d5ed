import { lazy, Suspense, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { TRIAL_DAYS } from '#shared/public-calls.ts';
import { Button } from '../../components/controls/button.tsx';
import { PlainPage } from '../../site/plain-page.tsx';
import { useTrialDialog } from '../../trial/trial-dialog.tsx';
import styles from './pricing-page.module.css';

const AskForPrices = lazy(async () => ({ default: (await import('./ask-for-prices.tsx')).AskForPrices }));

/** The plans of the shop, and the trial before any of them. */
export function PricingPage() {
  const trial = useTrialDialog();
  const [asked, setAsked] = useState<string>();
  return (
    <PlainPage title="Pricing" lead={`Begin with ${TRIAL_DAYS} days that cost nothing. They need no card.`}>
      <Button variant="primary" className={styles.trial} onClick={trial.open}>
        Start the free trial
      </Button>
      <ul className={styles.plans}>
        {brand.plans.map(({ name, price, whom, holds }) => (
          <li key={name} className={styles.plan}>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.whom}>{whom}</p>
            <p className={styles.price}>{price}</p>
            <ul className={styles.holds}>
              {holds.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            <Button className={styles.ask} onClick={() => setAsked(name)} aria-label={`Ask for the price of ${name}`}>
              Ask for the price
            </Button>
          </li>
        ))}
      </ul>
      {trial.dialog}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <AskForPrices plan={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </PlainPage>
  );
}
