import { Link } from 'react-router-dom';
import { exactMoney } from '#shared/money.ts';
import { rateFor } from '#spec/workshop/metal-rates.ts';
import { ageInWords, daysOld } from '../../lib/format/age.ts';
import { counterPath } from '../../lib/navigation/filled-paths.ts';
import { useClientView } from '../../state/client-view.ts';
import { useWorkshopProfile } from '../../studio/workshop-profile.ts';
import styles from './metal-rate.module.css';

/** Gold moves by a per cent a day: what is older than this is looked at again before it is quoted. */
const OLD_DAYS = 3;

/** The gold rate and how old it is, with the way to enter today's. */
export function MetalRate() {
  const profile = useWorkshopProfile();
  const isForClient = useClientView((state) => state.isOn);
  if (isForClient) return null;
  const rate = exactMoney(rateFor('au750_y', profile), profile.currency);
  const isExample = profile.examples.metals.includes('gold');
  const age = ageInWords(profile.ratesAsOf, new Date());
  const isOld = daysOld(profile.ratesAsOf, new Date()) > OLD_DAYS;
  return (
    <p className={styles.rate}>
      18k yellow <strong>{rate}</strong> a gram ·{' '}
      <span className={isOld && !isExample ? styles.old : undefined}>
        {isExample ? 'example rate' : 'your rate'}, {age}
      </span>{' '}
      · <Link to={counterPath}>{isExample ? 'Enter your rates' : 'Change'}</Link>
    </p>
  );
}
