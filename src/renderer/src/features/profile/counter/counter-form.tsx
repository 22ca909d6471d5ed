import { countries, type CountryCode, countryCodes } from '#spec/workshop/profile-for-country.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Choice } from '../../../components/controls/choice.tsx';
import { ErrorLine } from '../../../components/forms/error-line.tsx';
import type { KeptCounter } from '../../../studio/counter/kept-counter.ts';
import { decimalSign, emptyDraft } from './counter-draft.ts';
import styles from './counter.module.css';
import type { DraftField } from './counter-of-draft.ts';
import { MakingFields } from './making-fields.tsx';
import { RateFields } from './rate-fields.tsx';
import { StoneFields } from './stones/stone-fields.tsx';
import { TaxFields } from './tax-fields.tsx';
import { useCounterDraft } from './use-counter-draft.ts';

const countryOptions = countryCodes.map((value) => ({ value, label: countries[value].name }));

/** The counter of a shop as a form that takes a minute: what is left empty stays its country's example. */
export function CounterForm({ kept }: { readonly kept: KeptCounter }) {
  const { draft, isBusy, outcome, theirs, change, save, show } = useCounterDraft(kept);
  const { problem, field: wrong, isSaved } = outcome;
  const words = problem && `${problem.message} ${problem.remedy}`;
  const errorAt = (field: DraftField) => (wrong === field ? words : undefined);
  const part = {
    draft,
    currency: countries[draft.country].currency,
    decimal: decimalSign(draft.country),
    errorAt,
    onChange: change,
  };
  return (
    <form
      className={styles.counter}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={styles.note}>
        Every price in the studio is reckoned with this.{' '}
        {kept.isOwner
          ? 'What you leave empty is an example for your country.'
          : 'The owners of your workshop enter it.'}
      </p>
      <fieldset className={styles.all} disabled={!kept.isOwner || isBusy}>
        <legend className="visually-hidden">What your shop charges</legend>
        <Choice
          label="Country"
          value={draft.country}
          options={countryOptions}
          onChoose={(value) => change(emptyDraft(value as CountryCode, draft.ratesAsOf))}
        />
        <RateFields {...part} />
        <MakingFields {...part} />
        <StoneFields {...part} />
        <TaxFields {...part} />
        {kept.isOwner && <Button type="submit">Save your counter</Button>}
      </fieldset>
      {theirs !== undefined && <Button onClick={() => show(theirs)}>Show what they entered</Button>}
      <ErrorLine message={wrong === undefined ? words : undefined} />
      {isSaved && (
        <p className={styles.done} role="status">
          Saved. Prices are reckoned with it from now on.
        </p>
      )}
    </form>
  );
}
