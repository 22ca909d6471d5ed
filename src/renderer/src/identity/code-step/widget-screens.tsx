import { type AuthenticatorProps, Button, Heading, useAuthenticator } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import type { IdentityConfig } from '#shared/site/site-config.ts';
import { codeAgain, codeByHand, whereResetCodeIs } from '../words/words-of-codes.ts';
import { useCodeNews } from './code-news.ts';
import { platform } from '../../lib/platform/platform.ts';
import { typeInto } from './type-into.ts';
import { TermsNote } from '../sign-up/terms-note.tsx';
import styles from './widget-screens.module.css';

/** What the studio adds to the widget's screens: words, and ways out of the screens that ask for a code. */
export function widgetScreens(identity: IdentityConfig): NonNullable<AuthenticatorProps['components']> {
  function SignUpCodeFooter() {
    const { toSignIn, toSignUp } = useAuthenticator(never);
    return (
      <CodeFooter
        again={codeAgain(identity, 'sign-up')}
        onOtherAddress={() => {
          toSignIn();
          if (!identity.hidesSignUp) toSignUp();
        }}
      />
    );
  }

  // A studio in a window of its own asks newcomers for no code, and shows its letters by itself.
  const byHand = platform.kind === 'desktop' ? undefined : codeByHand(identity);

  // Below its button: the printed form knows no settings, and nothing of it may move when the widget comes.
  function SignUpFooter() {
    return (
      <>
        {byHand !== undefined && <p className={styles.where}>{byHand}</p>}
        <SignUpWays />
      </>
    );
  }

  function ResetHeader() {
    return (
      <>
        <Heading level={3}>Reset Password</Heading>
        {byHand !== undefined && <p className={styles.where}>{byHand}</p>}
      </>
    );
  }

  function ResetCodeHeader() {
    const { codeDeliveryDetails } = useAuthenticator((context) => [context.codeDeliveryDetails]);
    return (
      <>
        <Heading level={3}>Reset Password</Heading>
        <p className={styles.where}>{whereResetCodeIs(identity, codeDeliveryDetails?.Destination)}</p>
      </>
    );
  }

  function ResetCodeFooter() {
    const { toSignIn, toForgotPassword } = useAuthenticator(never);
    return (
      <CodeFooter
        again={codeAgain(identity, 'reset')}
        onOtherAddress={() => {
          // The widget knows no way from one to the other.
          toSignIn();
          toForgotPassword();
        }}
      />
    );
  }

  return {
    SignIn: { Header: SignInHeader },
    SignUp: { Footer: SignUpFooter },
    ForgotPassword: { Header: ResetHeader },
    ConfirmSignUp: { Footer: SignUpCodeFooter },
    ConfirmResetPassword: { Header: ResetCodeHeader, Footer: ResetCodeFooter },
  };
}

/** The functions of the widget are always the same: no change renders again. */
const never = () => [];

/** Above the sign-in form: what the screen before has achieved. Its address is filled in. */
function SignInHeader() {
  const { words, email } = useCodeNews();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const form = line.current?.parentElement?.querySelector('form');
    if (email === undefined || !form) return;
    typeInto(form, 'username', email);
    form.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }, [email]);
  return (
    <p ref={line} role="status" className={styles.news}>
      {words}
    </p>
  );
}

/** Below the sign-up form: what one agrees to and, where the address has an account already, the way to sign in with it. */
function SignUpWays() {
  const { error, username, toSignIn } = useAuthenticator((context) => [context.error, context.username]);
  return (
    <>
      <TermsNote />
      {/already exists/i.test(error ?? '') && (
        <Button
          variation="link"
          size="small"
          onClick={() => {
            useCodeNews.setState({ words: undefined, email: username });
            toSignIn();
          }}
        >
          Log in with this address
        </Button>
      )}
    </>
  );
}

/** Below the buttons of a screen that asks for a code: the answer to "Resend Code", and the way back. */
function CodeFooter({ again, onOtherAddress }: { readonly again: string; readonly onOtherAddress: () => void }) {
  const { isPending } = useAuthenticator((context) => [context.isPending]);
  const codesSent = useCodeNews((news) => news.codesSent);
  // One that is on its way when the screen appears is the first.
  const [first] = useState(codesSent + (isPending ? 1 : 0));
  const place = useRef<HTMLDivElement>(null);
  // What was wrong with the code before is not wrong with the new one; the widget would go on saying it.
  useEffect(() => {
    const form = place.current?.closest('form');
    if (codesSent > first) form?.setAttribute('data-new-code', '');
    const forget = (): void => form?.removeAttribute('data-new-code');
    form?.addEventListener('submit', forget);
    return () => form?.removeEventListener('submit', forget);
  }, [codesSent, first]);
  return (
    <div ref={place} className={styles.ways}>
      <p role="status">{codesSent > first && !isPending ? again : ''}</p>
      <Button type="button" variation="link" size="small" onClick={onOtherAddress}>
        Use another address
      </Button>
    </div>
  );
}
