import { money } from '#shared/money.ts';
import { karatOfFineness } from '#spec/meanings/karats.ts';
import { alloyIds, alloys } from '#spec/tables/alloys.ts';
import { type RateUnit, rateUnits } from '#spec/workshop/counter.ts';
import { rateFor } from '#spec/workshop/metal-rates.ts';
import { profileOfCounter } from '#spec/workshop/profile-of-counter.ts';
import { Choice } from '../../../components/controls/choice.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { TypedAmount } from './typed-amount.tsx';
import type { CounterDraft, TypedRate } from './counter-draft.ts';
import styles from './counter.module.css';
import { counterOfDraft } from './counter-of-draft.ts';
import type { DraftPartProps } from './draft-part.ts';
import { today } from '../../../lib/format/today.ts';

const unitNames: Readonly<Record<RateUnit, string>> = {
  gram: 'a gram',
  ten_grams: '10 grams',
  ounce: 'a troy ounce',
  kilogram: 'a kilogram',
};
const unitOptions = Object.entries(unitNames).map(([value, label]) => ({ value, label }));

/** What metal costs today, as it stands on the shop's board. */
export function RateFields({ draft, currency, errorAt, onChange }: DraftPartProps) {
  const changeRate = (index: number, part: Partial<TypedRate>): void =>
    onChange({ rates: draft.rates.map((rate, at) => (at === index ? { ...rate, ...part } : rate)) });
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Metal, in {currencyName(currency)}</legend>
      {draft.rates.map((rate, index) => {
        const name = rateName(rate);
        return (
          <div key={name} className={styles.rate}>
            <TypedAmount
              label={name}
              typed={rate.typed}
              hint={rate.typed === '' ? takenFor(rate, draft) : undefined}
              error={errorAt(`rate ${index}`)}
              onType={(typed) => changeRate(index, { typed })}
            />
            <Choice
              label={`${name} is quoted for`}
              hidesLabel
              value={rate.per}
              options={unitOptions}
              onChoose={(per) => changeRate(index, { per: per as RateUnit })}
            />
          </div>
        );
      })}
      <Field label="Day of these rates" error={errorAt('ratesAsOf')}>
        {(control) => (
          <span className={styles.day}>
            <input
              {...control}
              className={styles.amount}
              type="date"
              max={today()}
              value={draft.ratesAsOf}
              onChange={(event) => onChange({ ratesAsOf: event.target.value })}
            />
          </span>
        )}
      </Field>
    </fieldset>
  );
}

/** "22k gold", "Silver 999". */
function rateName({ metal, fineness }: Pick<TypedRate, 'metal' | 'fineness'>): string {
  const karat = metal === 'gold' ? karatOfFineness(fineness) : undefined;
  const named = metal.charAt(0).toUpperCase() + metal.slice(1);
  return karat === undefined ? `${named} ${fineness}` : `${karat}k gold (${fineness})`;
}

/** "Indian rupees". */
function currencyName(currency: string): string {
  const name = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' });
  return name.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** What the studio takes where nothing is typed: what follows from another rate of the metal, or its example. */
function takenFor({ metal, fineness, per }: TypedRate, draft: CounterDraft): string | undefined {
  const alloy = alloyIds.find((id) => alloys[id].metal === metal && alloys[id].fineness === fineness);
  const read = counterOfDraft(draft);
  if (alloy === undefined || !read.ok) return undefined;
  const profile = profileOfCounter(read.value, 'as typed');
  const amount = money(rateFor(alloy, profile) * rateUnits[per], profile.currency);
  return profile.examples.metals.includes(metal) ? `Example: ${amount}` : `Follows from your rates: ${amount}`;
}
