import { type ReactNode, useState } from 'react';
import { PrintedField } from './printed-field.tsx';
import { WidgetIcon } from './widget-icon.tsx';

interface PrintedPasswordProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly description?: ReactNode;
}

/**
 * A password, with the eye that shows it. Pressed before there is a script, the eye opens as soon as there is one
 * (`click-replay.ts`).
 */
export function PrintedPassword(props: PrintedPasswordProps) {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <PrintedField
      {...props}
      kind="amplify-passwordfield"
      type={isRevealed ? 'text' : 'password'}
      end={
        <button
          type="button"
          role="switch"
          aria-checked={isRevealed}
          aria-label="Show password"
          className="amplify-button amplify-field-group__control amplify-field__show-password"
          onClick={() => setRevealed(!isRevealed)}
        >
          <WidgetIcon name={isRevealed ? 'hide' : 'show'} />
        </button>
      }
    />
  );
}
