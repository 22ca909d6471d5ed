import { exactMoney } from '#shared/money.ts';
import { rateFor } from '#spec/workshop/metal-rates.ts';
import { ageInWords } from '../../lib/format/age.ts';
import { workshopProfile } from '../../studio/workshop-profile.ts';
import styles from './metal-rate.module.css';

/** The gold rate, and how old it is. */
export function MetalRate() {
  const profile = workshopProfile();
  const rate = exactMoney(rateFor('au750_y', profile), profile.currency);
  return (
    <p className={styles.rate}>
      18k yellow <strong>{rate}</strong> a gram · {profile.examples.metals.includes('gold') ? 'example rate' : 'your rate'},{' '}
      {ageInWords(profile.ratesAsOf, new Date())}
    </p>
  );
}
