import { Authenticator, type AuthenticatorProps } from '@aws-amplify/ui-react';
import {
  confirmSignIn,
  type ConfirmSignInInput,
  type ConfirmSignInOutput,
  signIn,
  type SignInInput,
  type SignInOutput,
} from 'aws-amplify/auth';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Result } from '#shared/result.ts';
import type { SiteConfig } from '#shared/site/site-config.ts';
import { paths } from '../lib/navigation/paths.ts';
import { useIsAlive } from '../lib/hooks/use-is-alive.ts';
import { platform } from '../lib/platform/platform.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { ErrorPanel } from '../components/display/error-panel.tsx';
import { checkRepetition, checkSignUp } from './sign-up/check-sign-up.ts';
import { type AwaitedCode, codeStepBefore } from './code-step/code-step.ts';
import { beginnings, FollowRoute, headingOf } from './code-step/follow-route.tsx';
import { formFields } from './form-fields.ts';
import { withCatalogueMessage } from './identity-errors.ts';
import { knownProviders } from './known-providers.ts';
import { LoginFrame } from './login-frame.tsx';
import styles from './login-page.module.css';
import { checkNewPassword } from './password-messages.ts';
import { nameCountries } from './printed-form/name-countries.ts';
import { PrintedForm } from './printed-form/printed-form.tsx';
import { useTakeOver } from './printed-form/use-take-over.ts';
import { OutsideLogIn } from './outside-log-in.tsx';
import { useRedirectFailure } from './redirect-failure.ts';
import { takeWantedPage } from './redirect-to.ts';
import { forgetCodeNews, newsServices } from './code-step/code-news.ts';
import { codeServices, formsBefore, ResumedStep } from './code-step/resumed-step.tsx';
import { widgetScreens } from './code-step/widget-screens.tsx';
import { openSession, readUser } from './session.ts';
import { CREATE_ACCOUNT } from './log-in-first/wants-account.ts';
import { forgetCarriedEmail, useCarriedEmail } from './code-step/use-carried-email.ts';
import { whyLogIn } from './why-log-in.ts';
import { sayInStudioWords } from './words/widget-words.ts';

/** The sign-in widget for the studio's pool. After sign-in it redirects to the page that the user wanted. */
export function LoginPage() {
  useEffect(() => window.replayClicks?.(), []);
  useEffect(() => forgetCodeNews, []);
  const [config, setConfig] = useState<Result<SiteConfig>>();
  useEffect(() => {
    void openSession().then((opened) => {
      if (opened.ok) sayInStudioWords(opened.value.identity);
      setConfig(opened);
    });
  }, []);
  const [route, setRoute] = useState('idle');
  const isShown = !beginnings.includes(route);
  const heading = headingOf(route);
  useTitle(heading);
  const widget = useRef<HTMLDivElement>(null);
  const printed = useTakeOver(widget, isShown);
  const onInput = useCarriedEmail(widget, route);
  useLayoutEffect(() => nameCountries(widget.current?.querySelector('select')), [route]);
  return (
    <LoginFrame {...(isShown ? { heading } : {})}>
      <WhyHere />
      {config !== undefined && <RedirectFailed />}
      {config?.ok && (
        <div ref={widget} className={styles.widget} onInput={onInput}>
          <Widget config={config.value} onRoute={setRoute} />
        </div>
      )}
      {config?.ok && <OutsideLogIn />}
      {config?.ok === false && <ErrorPanel problem={config.problem} />}
      {config?.ok !== false && !isShown && <PrintedForm form={printed} />}
    </LoginFrame>
  );
}

/** For whoever was led here by the guard of a page, also after a reload: what the login is for. */
function WhyHere() {
  const asked: unknown = useLocation().state;
  return useIsAlive() && typeof asked === 'string' && <p className={styles.why}>{whyLogIn(asked)}</p>;
}

/** Shown when a redirect through the pool's own pages, or a provider's, ended without a sign-in. */
function RedirectFailed() {
  const problem = useRedirectFailure((state) => state.problem);
  const navigate = useNavigate();
  useEffect(() => {
    // The provider's answer is still in the address, and a reload would read it again.
    if (problem !== undefined) void navigate(paths.login, { replace: true });
    return () => useRedirectFailure.setState({ problem: undefined });
  }, [problem, navigate]);
  if (problem === undefined) return null;
  return (
    <div className={styles.failed}>
      <ErrorPanel problem={problem} />
    </div>
  );
}

/** A step of signing in whose errors carry the messages of our catalogue. */
const withOurMessages =
  <Input, Output>(step: (input: Input) => Promise<Output>) =>
  async (input: Input): Promise<Output> => {
    try {
      return await step(input);
    } catch (error) {
      throw withCatalogueMessage(error);
    }
  };

const services: NonNullable<AuthenticatorProps['services']> = {
  validateCustomSignUp: async (values, touched) => checkSignUp(values, touched),
  validateFormPassword: async (values, touched) => checkNewPassword(values, touched),
  validateConfirmPassword: async (values, touched) => checkRepetition(values, touched),
  // The other overloads are for servers, which have no form.
  handleSignIn: withOurMessages<SignInInput, SignInOutput>(signIn) as typeof signIn,
  ...newsServices,
  handleConfirmSignIn: withOurMessages<ConfirmSignInInput, ConfirmSignInOutput>(confirmSignIn) as typeof confirmSignIn,
};

/** After a sign-in without a passkey the widget offers to register one. */
const offersPasskey = { passwordless: { passkeyRegistrationPrompts: true } } satisfies Partial<AuthenticatorProps>;

interface WidgetProps {
  readonly config: SiteConfig;
  readonly onRoute: (route: string) => void;
}

function Widget({ config, onRoute }: WidgetProps) {
  const { startsWith, hidesSignUp, totpIssuer, hostedPages, otherFactors } = config.identity;
  const wantsAccount = useLocation().hash === CREATE_ACCOUNT && !hidesSignUp;
  const [step] = useState(stepBefore);
  const [allServices] = useState(() => ({ ...services, ...codeServices(step) }));
  const [screens] = useState(() => widgetScreens(config.identity));
  const first = wantsAccount ? 'signUp' : startsWith;
  return (
    <Authenticator.Provider>
      <ResumedStep step={step}>
        <Authenticator
          initialState={step === undefined ? first : formsBefore[step.route].route}
          hideSignUp={hidesSignUp}
          loginMechanisms={['email']}
          socialProviders={platform.kind === 'desktop' ? [] : [...knownProviders(hostedPages?.providers ?? [])]}
          {...(otherFactors?.includes('passkey') ? offersPasskey : {})}
          formFields={formFields(totpIssuer, !otherFactors?.length)}
          services={allServices}
          components={screens}
        >
          <Arrived config={config} />
        </Authenticator>
      </ResumedStep>
      <FollowRoute takesNewcomers={!hidesSignUp} onRoute={onRoute} />
    </Authenticator.Provider>
  );
}

function stepBefore(): AwaitedCode | undefined {
  const [opened] = performance.getEntriesByType('navigation');
  return opened instanceof PerformanceNavigationTiming ? codeStepBefore(opened.type) : undefined;
}

/** Rendered by the widget once the user is signed in: redirects to the page that was wanted. */
function Arrived({ config }: { readonly config: SiteConfig }) {
  const navigate = useNavigate();
  useEffect(() => {
    forgetCarriedEmail();
    void readUser(config).then(() => navigate(takeWantedPage(), { replace: true }));
  }, [config, navigate]);
  return <p role="status">Opening the studio</p>;
}
