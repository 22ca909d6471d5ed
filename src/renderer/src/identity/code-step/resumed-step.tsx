import { useAuthenticator } from '@aws-amplify/ui-react';
import { resetPassword, type ResetPasswordInput, type signUp, type SignUpInput } from 'aws-amplify/auth';
import { type ReactNode, useEffect, useRef } from 'react';
import { beginnings } from './follow-route.tsx';
import { countCode } from './code-news.ts';
import { type AwaitedCode, forgetCodeStep, keepCodeStep } from './code-step.ts';
import { signUpHere } from '../sign-up/own-sign-up.ts';

/** The form that leads to a step, and the field of it that has the user's name. */
export const formsBefore = {
  confirmSignUp: { route: 'signUp', field: 'email' },
  confirmResetPassword: { route: 'forgotPassword', field: 'username' },
} as const satisfies Readonly<Record<AwaitedCode['route'], { readonly route: string; readonly field: string }>>;

/**
 * The widget's calls that send a code. The first one of a page that resumes a step sends nothing: its code is on the way
 * since before the reload, and another would make it invalid.
 */
export function codeServices(step: AwaitedCode | undefined) {
  let resumed = step;
  function take(route: AwaitedCode['route']): Pick<AwaitedCode, 'medium' | 'destination'> | undefined {
    const taken = resumed?.route === route ? resumed : undefined;
    resumed = undefined;
    return taken;
  }
  const delivery = ({ medium, destination }: Pick<AwaitedCode, 'medium' | 'destination'>) => ({
    deliveryMedium: medium,
    destination,
  });
  return {
    handleSignUp: (async (input: SignUpInput) => {
      const kept = take('confirmSignUp');
      if (kept === undefined) return signUpHere(input);
      return {
        isSignUpComplete: false,
        nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: delivery(kept) },
      };
    }) as typeof signUp,
    handleForgotPassword: (async (input: ResetPasswordInput) => {
      const kept = take('confirmResetPassword');
      if (kept === undefined) {
        const output = await resetPassword(input);
        countCode();
        return output;
      }
      return {
        isPasswordReset: false,
        nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE', codeDeliveryDetails: delivery(kept) },
      };
    }) as typeof resetPassword,
  };
}

interface ResumedStepProps {
  /** The step before the reload. */
  readonly step: AwaitedCode | undefined;
  readonly children: ReactNode;
}

/**
 * Around the widget: keeps a step that asks for a code for as long as the widget is at it, and leads to it again after a
 * reload. The widget can't begin there, so the form before it is submitted, unseen.
 */
export function ResumedStep({ step, children }: ResumedStepProps) {
  const { route, username, codeDeliveryDetails, submitForm } = useAuthenticator((context) => [
    context.route,
    context.username,
    context.codeDeliveryDetails,
  ]);
  const waiting = useRef(step);
  const before = step && formsBefore[step.route];

  useEffect(() => {
    if (waiting.current !== undefined && route === before?.route) {
      submitForm({ [before.field]: waiting.current.username });
      waiting.current = undefined;
      return;
    }
    if ((route === 'confirmSignUp' || route === 'confirmResetPassword') && username) {
      const { DeliveryMedium: medium, Destination: destination } = codeDeliveryDetails ?? {};
      keepCodeStep({
        route,
        username,
        ...(medium === 'EMAIL' || medium === 'SMS' ? { medium } : {}),
        ...(destination ? { destination } : {}),
      });
    } else if (!beginnings.includes(route)) forgetCodeStep();
  }, [route, username, codeDeliveryDetails, submitForm, before]);
  useEffect(() => () => forgetCodeStep(), []);

  return <div hidden={waiting.current !== undefined && route === before?.route}>{children}</div>;
}
