/** Something that the studio keeps in a visitor's browser. */
interface KeptInBrowser {
  /** In words, after "Your browser keeps". */
  readonly what: string;
  /**
   * The names under which it lies there. One that ends in a star is how the names begin; others are whole. A journey looks
   * into a browser after a walk and finds no other.
   */
  readonly names: readonly string[];
}

/** What the privacy notice says of the browser: local and session storage, databases and cookies, whole. */
export const keptInBrowser: readonly KeptInBrowser[] = [
  { what: 'designs and their pictures, and what you liked, until you log out', names: ['design-journal*'] },
  { what: 'the rates and charges of your workshop, until you log out', names: ['counter'] },
  {
    what: 'what keeps you logged in, and a key by which your account knows this browser, until you log out; where Amazon Cognito keeps the accounts, this key stays until you delete your account',
    // The second is how the pool's client keeps the way through another service's pages, the third a step of a log-in.
    names: ['CognitoIdentityServiceProvider.*', 'com.amplify.*', 'CognitoSignInState.*'],
  },
  {
    what: 'that somebody has logged in here, so that only newcomers are first offered an account',
    names: ['has_logged_in'],
  },
  {
    what: 'your trial’s first and last day and the days left, until you log out',
    names: ['trial_status', 'trial_start_date', 'trial_end_date', 'trial_days_left'],
  },
  { what: 'when you last joined the waitlist, so that it is not sent twice', names: ['waitlist_last_sent'] },
  { what: 'the page you wanted before you logged in, until you close the tab', names: ['redirectTo'] },
  {
    what: 'a sign-up or a new password that still waits for its code, with its email address, until its code was right, you log out or close the tab',
    names: ['codeStep', 'signUp:*'],
  },
  {
    what: 'for at most an hour, only while you log in through another service: a cookie that says it is still you',
    names: ['studio-form', 'studio-state', 'studio-state-by-form'],
  },
];
