import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import type { SiteConfig } from '#shared/site/site-config.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSiteConfig } from '../../site/use-site-config.ts';
import { keptInBrowser } from './kept-in-browser.ts';
import { type Clause, LegalText } from './legal-text.tsx';
import styles from './legal-text.module.css';

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
          <li>when your free trial began and when it ends;</li>
          <li>
            if you log in through another service, such as Google: its name, and the number by which it knows you.
          </li>
        </ul>
      </>
    ),
  },
  {
    heading: 'Your designs',
    text: (
      <>
        <p>
          Designs are made on your own computer and lie in your browser or in the desktop app. Those that you like,
          change or keep are also stored on the studio’s server: the design, its weight and price, the words that you
          asked for it in and what was understood of them, every change, who made it and when, and who likes it.
        </p>
        <p>
          They belong to your workshop: <strong>everybody who is in it sees them.</strong> Nobody else is shown them,
          but whoever runs the studio’s server can read what lies on it. When you log out, your browser’s own copy of
          what lies there is deleted.
        </p>
      </>
    ),
  },
  {
    heading: 'Your pictures',
    text: (
      <p>
        Pictures that you upload are stored on the studio’s server with their name, their tags, who uploaded them and
        when, exactly as they are: a photograph of a phone may say where it was taken. Everybody in your workshop sees
        them. One that you delete is gone at once, for everybody.
      </p>
    ),
  },
  {
    heading: 'Talking about a piece',
    text: (
      <p>
        A machine answers in the chat. It is the designer that is built into the studio and works in your browser,
        unless your studio has a language model answer: then what you say and the pieces that lie open are sent to it,
        and the chat says so, and to where, before you say anything. Your rates and your clients’ records are not sent.
        The studio keeps nothing of a conversation but the briefs and the changes that come of it.
      </p>
    ),
  },
  {
    heading: 'Your workshop',
    text: (
      <>
        <p>Every account has a workshop, with nobody else in it until you invite them. The studio’s server keeps:</p>
        <ul>
          <li>its name;</li>
          <li>who is in it, as what and since when, the email address at which they were invited, and by whom;</li>
          <li>the email addresses that are invited now, as what, and by whom.</li>
        </ul>
        <p>
          Everybody in a workshop sees who else is in it. If you invite somebody, we write to the email address that you
          enter, and name yours. When somebody joins, we write to the owners. An invitation is deleted once it is
          accepted or withdrawn, and after seven days.
        </p>
      </>
    ),
  },
  {
    heading: 'Your orders and your clients',
    text: (
      <>
        <p>
          An order is stored on the studio’s server: the piece, your client’s name, how to reach them, their sizes and
          what you note of them, whether they agreed that you keep this, what was agreed, paid and weighed, and who did
          what when. <strong>Owners and sellers of the workshop see all of it;</strong> the bench and the caster see the
          piece and how far it is, and neither client nor money.
        </p>
        <p>
          What you enter of your clients is yours to answer for. To forget a client, type over their record; the log of
          an order has only what you write into its notes.
        </p>
      </>
    ),
  },
  {
    heading: 'In your browser',
    text: (
      <ul>
        {keptInBrowser.map(({ what, names }) => (
          <li key={what}>
            {what}{' '}
            <span className={styles.names}>
              (under {names.length === 1 ? 'the name' : 'the names'}{' '}
              {names.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <code>{name.replace(/\*$/, '…')}</code>
                </Fragment>
              ))}
              )
            </span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    heading: 'What you send us',
    text: (
      <>
        <p>
          What you enter in the waitlist, in the contact form or to ask for a quote is stored and emailed to us: your
          email address and what else you write, such as your name, your number or your website.
        </p>
        <p>
          The newsletter stores your email address. It writes to you only after you have confirmed. The link at the end
          of every newsletter ends it, and your address is deleted.
        </p>
      </>
    ),
  },
  {
    heading: 'Deleting it',
    text: (
      <p>
        Delete your account and your trial yourself, in your profile. A workshop that only you are in goes with
        everything in it; where others are in it, it stays with them, with its designs, pictures, orders and rates, and
        we write to you with whom. Nobody gets another role by that: a workshop whose last owner is gone has none until
        whoever runs the studio makes one of the others its owner, and we write to them. That an email address had a
        trial, and when, stays, scrambled so that nobody can read the address: a trial is given once. To delete anything
        else we hold about you, write to us{' '}
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
