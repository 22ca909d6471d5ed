import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';

interface PrintedFieldProps extends ComponentProps<'input'> {
  readonly name: string;
  readonly label: string;
  /** The widget's own class for a field of this kind. */
  readonly kind?: 'amplify-phonenumberfield' | 'amplify-passwordfield';
  /** What is said of it below its label. */
  readonly description?: ReactNode;
  /** What stands at the beginning or at the end of its line. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** A field in the widget's classes. Not controlled by React, which would not know what was typed before it came. */
export function PrintedField({ label, kind, description, start, end, ...input }: PrintedFieldProps) {
  const id = `printed-${input.name}`;
  return (
    <div className={classes('amplify-flex amplify-field amplify-textfield', kind)}>
      <label className="amplify-label" htmlFor={id}>
        {label}
      </label>
      {description}
      <div className="amplify-flex amplify-field-group amplify-field-group--horizontal">
        {start !== undefined && <div className="amplify-field-group__outer-start">{start}</div>}
        <div className="amplify-field-group__field-wrapper amplify-field-group__field-wrapper--horizontal">
          <input className="amplify-input amplify-field-group__control" id={id} autoCapitalize="off" {...input} />
        </div>
        {end !== undefined && <div className="amplify-field-group__outer-end">{end}</div>}
      </div>
    </div>
  );
}
