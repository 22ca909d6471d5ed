import { type FormEvent, type MouseEvent, type Ref, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import '../authenticator-theme.css';
import { classes } from '../../lib/classes.ts';
import { CREATE_ACCOUNT } from '../log-in-first/wants-account.ts';
import { PASSWORD_RULES } from '../password-messages.ts';
import { TermsNote } from '../terms-note.tsx';
import { PrintedField } from './printed-field.tsx';
import { PrintedPassword } from './printed-password.tsx';
import { PrintedPhone } from './printed-phone.tsx';
import styles from './printed-form.module.css';

/**
 * The sign-in form as the build prints it, in the widget's own classes: it is there before the widget, which is large, and
 * what is typed and pressed here the widget takes over (`take-over.ts`). The address chooses its tab without a script, too.
 */
export function PrintedForm({ form }: { readonly form?: Ref<HTMLFormElement> }) {
  const { hash } = useLocation();
  const [tab, setTab] = useState<'signIn' | 'signUp'>();
  // Only then: the printed page knows no hash.
  useEffect(() => setTab(hash === CREATE_ACCOUNT ? 'signUp' : 'signIn'), [hash]);
  return (
    <div className={styles.frame} data-needs-script data-tab={tab}>
      <div data-amplify-authenticator data-variation="default">
        <div data-amplify-container>
          <div data-amplify-router>
            <div className="amplify-tabs__list amplify-tabs__list--top amplify-tabs__list--equal">
              <a className="amplify-tabs__item" href="#sign-in">
                Log In
              </a>
              <a className="amplify-tabs__item" href={CREATE_ACCOUNT}>
                Create Account
              </a>
            </div>
            {/* What the address names. The page is not scrolled to what is hidden, nor does it get the focus. */}
            <span hidden id={CREATE_ACCOUNT.slice(1)} />
            {/* Nothing of it may come into the address, so it is never sent by itself. */}
            <div className="amplify-tabs__panel amplify-tabs__panel--active">
              <form ref={form} method="dialog" data-amplify-form noValidate onSubmit={keepPressed}>
                <div className="amplify-flex amplify-authenticator__column">
                  <PrintedField
                    name="email"
                    label="Email"
                    type="email"
                    autoComplete="username"
                    placeholder="you@example.com"
                  />
                  <div className={styles.newcomers}>
                    <PrintedPhone />
                  </div>
                  <PrintedPassword
                    name="password"
                    label="Password"
                    autoComplete="current-password"
                    description={
                      <p className={classes('amplify-text amplify-field__description', styles.newcomers)}>
                        {PASSWORD_RULES}
                      </p>
                    }
                  />
                  <div className={styles.newcomers}>
                    <PrintedPassword name="confirm_password" label="Confirm Password" autoComplete="new-password" />
                  </div>
                  <div className={styles.members}>
                    <button type="submit" className={PRIMARY}>
                      Log In
                    </button>
                    <div data-amplify-footer>
                      <button type="button" data-forgot className={LINK} onClick={keepPressed}>
                        Forgot your password?
                      </button>
                    </div>
                  </div>
                  <div className={styles.newcomers}>
                    <button type="submit" className={PRIMARY}>
                      Create Account
                    </button>
                    <TermsNote />
                  </div>
                </div>
              </form>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

const PRIMARY = 'amplify-button amplify-field-group__control amplify-button--primary amplify-button--fullwidth';
const LINK = 'amplify-button amplify-field-group__control amplify-button--link amplify-button--small';

/** Marks a button as pressed, as `click-replay.ts` does before there is a script: the widget presses its own. */
function keepPressed(event: FormEvent<HTMLFormElement> | MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  const { nativeEvent, currentTarget } = event;
  const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : currentTarget;
  pressed?.setAttribute('aria-busy', 'true');
}
