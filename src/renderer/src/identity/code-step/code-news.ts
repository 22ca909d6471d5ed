import {
  confirmResetPassword,
  type ConfirmResetPasswordInput,
  type confirmSignUp,
  type ConfirmSignUpInput,
  resendSignUpCode,
  type ResendSignUpCodeInput,
} from 'aws-amplify/auth';
import { create } from 'zustand';
import { confirmSignUpHere } from '../sign-up/own-sign-up.ts';

interface CodeNews {
  /** What the sign-in form says when the widget returns to it. */
  readonly words: string | undefined;
  /** The address that the sign-in form begins with. */
  readonly email: string | undefined;
  /** How many codes this page has asked for. */
  readonly codesSent: number;
}

const noNews: CodeNews = { words: undefined, email: undefined, codesSent: 0 };

/** What codes have brought about since the login page was opened. The widget itself tells nobody. */
export const useCodeNews = create<CodeNews>()(() => noNews);

/** Forgets the news: the login page was left. */
export const forgetCodeNews = (): void => useCodeNews.setState(noNews);

/** Counts a code that was sent. */
export const countCode = (): void => useCodeNews.setState(({ codesSent }) => ({ codesSent: codesSent + 1 }));

/** The widget's calls after which somebody is told something. The other overloads are for servers. */
export const newsServices = {
  handleConfirmSignUp: (async (input: ConfirmSignUpInput) => {
    const output = await confirmSignUpHere(input);
    // Not read where the widget signs in by itself, since the page is left then.
    useCodeNews.setState({ words: 'Your account is confirmed. Log in to begin.', email: input.username });
    return output;
  }) as typeof confirmSignUp,
  handleForgotPasswordSubmit: (async (input: ConfirmResetPasswordInput) => {
    await confirmResetPassword(input);
    useCodeNews.setState({ words: 'Your new password is set. Log in.', email: input.username });
  }) as typeof confirmResetPassword,
  handleResendSignUpCode: (async (input: ResendSignUpCodeInput) => {
    const output = await resendSignUpCode(input);
    countCode();
    return output;
  }) as typeof resendSignUpCode,
};
