import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import type { SiteConfig } from '#shared/site/site-config.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSiteConfig } from '../../site/use-site-config.ts';
import { type Clause, LegalText } from './legal-text.tsx';

/**
 * What this software stores, and nothing that it does not.
 * @param config whose film and whose user pool it is; undefined on the printed page, which then says neither
 */
const clausesOf = (config: SiteConfig | undefined): readonly Clause[] => [
  {
    heading: 'Looking around',
    text: (
      <>
        <p>
          The public pages set no cookies, count no visitors and load nothing from other sites
          {config?.mediaHost.startsWith('http') === true && `, except the film, which comes from ${config.mediaHost}`}.
          There is no advertising and no tracking.
        </p>
        <p>To stop abuse, we count attempts to send a form or log in by network address, for a short while.</p>
      </>
    ),
  },
  {
    heading: 'Your account',
    text: (
      <>
        <p>If you create an account, the studio keeps{config !== undefined && ` ${whereAccountsAre(config)}`}:</p>
        <ul>
          <li>your email address and anything else you enter in your profile;</li>
          <li>a scrambled form of your password, never the password itself;</li>
          <li>the secret of your authenticator app, encrypted, if you set one up;</li>
          <li>your log-ins: when, and from which browser or app;</li>
          <li>when your free trial began and when it ends.</li>
        </ul>
      </>
    ),
  },
  {
    heading: 'Your designs',
    text: (
      <p>
        Designs are made on your own computer and kept there, in your browser or in the desktop app. Clearing this
        site’s data in your browser deletes them.
      </p>
    ),
  },
  {
    heading: 'In your browser',
    text: (
      <ul>
        <li>designs, their pictures and what you liked;</li>
        <li>what keeps you logged in, until you log out;</li>
        <li>that somebody has logged in here, so that only newcomers are first offered an account;</li>
        <li>your trial’s first and last day and the days left, until you log out;</li>
        <li>
          when you last joined the waitlist, so that it is not sent twice (under the name{' '}
          <code>waitlist_last_sent</code>);
        </li>
        <li>
          the page you wanted before you logged in, and a sign-up or a new password that still waits for its code, until
          you close the tab.
        </li>
      </ul>
    ),
  },
  {
    heading: 'What you send us',
    text: (
      <>
        <p>
          What you enter in the waitlist or the contact form is stored and emailed to us. The newsletter stores your
          address; it writes to you only after you have confirmed, and you can unsubscribe in one click.
        </p>
      </>
    ),
  },
  {
    heading: 'Deleting it',
    text: (
      <p>
        Delete your account and your trial yourself, in your profile. To delete anything else we hold about you, write
        to us{' '}
        {brand.supportEmail !== undefined && (
          <>
            at <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> or{' '}
          </>
        )}
        through <Link to={paths.contact}>the contact form</Link>. To delete what is in your browser, clear this site’s
        data.
      </p>
    ),
  },
];

function whereAccountsAre({ identity }: SiteConfig): string {
  return identity.endpoint === undefined ? 'with Amazon Cognito' : 'on its own server';
}

export function PrivacyPage() {
  const config = useSiteConfig();
  return (
    <LegalText
      title="Privacy Notice"
      lead="What is stored, where it is stored, and how to delete it."
      clauses={clausesOf(config)}
    />
  );
}
