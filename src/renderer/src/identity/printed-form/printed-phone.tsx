import { useEffect, useRef } from 'react';
import { dialCodes, FIRST_DIAL_CODE } from './dial-codes.ts';
import { nameCountries } from './name-countries.ts';
import { PrintedField } from './printed-field.tsx';
import { WidgetIcon } from './widget-icon.tsx';

const ID = 'printed-country_code';

/** The mobile's number, with the choice of its country's dial code. */
export function PrintedPhone() {
  return (
    <PrintedField
      name="phone_number"
      kind="amplify-phonenumberfield"
      label="Mobile (optional)"
      type="tel"
      autoComplete="tel"
      start={<DialCode />}
    />
  );
}

function DialCode() {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => nameCountries(select.current), []);
  return (
    <div className="amplify-flex amplify-field amplify-selectfield amplify-countrycodeselect amplify-dialcodeselect">
      <label className="amplify-label amplify-visually-hidden" htmlFor={ID}>
        Country code
      </label>
      <div className="amplify-select__wrapper">
        <select
          className="amplify-select amplify-field-group__control"
          ref={select}
          id={ID}
          name="country_code"
          autoComplete="tel-country-code"
          defaultValue={FIRST_DIAL_CODE}
        >
          {dialCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
        <div className="amplify-flex amplify-select__icon" aria-hidden>
          <WidgetIcon name="open" />
        </div>
      </div>
    </div>
  );
}
