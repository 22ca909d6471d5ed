import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { type Clause, LegalText } from './legal-text.tsx';

/** What this software stores, and nothing that it does not. */
const clauses: readonly Clause[] = [
  {
    heading: 'Looking around',
    text: (
      <>
        <p>
          The public pages set no cookies, count no visitors and load nothing from elsewhere, unless whoever runs this
          studio keeps its film on another host. There is no advertising and no tracking.
        </p>
        <p>To hold off floods, the network address of whoever sends a form or signs in is counted for a short while.</p>
      </>
    ),
  },
  {
    heading: 'Your account',
    text: (
      <>
        <p>With an account the studio keeps, on its own server or in the user pool that it names:</p>
        <ul>
          <li>your e-mail address and what else you enter in your profile;</li>
          <li>no password: only a sealed number that can check one;</li>
          <li>the secret of your authenticator app, sealed, if you set one up;</li>
          <li>your sign-ins: when, and what program said it was yours;</li>
          <li>when your free trial began and when it ends.</li>
        </ul>
      </>
    ),
  },
  {
    heading: 'Your designs',
    text: (
      <p>
        Designs are worked out on your own computer and kept there, in the storage of your browser or of the desktop
        program. Clearing the data of this site in the browser deletes them.
      </p>
    ),
  },
  {
    heading: 'In your browser',
    text: (
      <ul>
        <li>designs, their pictures and what you liked;</li>
        <li>the tokens of your sign-in, until you log out;</li>
        <li>four values about your trial, until you log out;</li>
        <li>the page that you wanted before you logged in, until the tab is closed.</li>
      </ul>
    ),
  },
  {
    heading: 'What you send us',
    text: (
      <>
        <p>
          What you enter into the waitlist or the contact form is stored and sent to us as a letter. The newsletter
          stores your address; it writes to you only after you have confirmed that, and every letter ends it with one
          press.
        </p>
        <p>A letter that we send passes through the mail server that this studio is set up with.</p>
      </>
    ),
  },
  {
    heading: 'Deleting it',
    text: (
      <p>
        Your account and your trial you delete yourself, in your profile. For what else we have of you write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> or through{' '}
        <Link to={paths.contact}>the contact form</Link>, and it is deleted. What lies in your browser goes when you
        clear the data of this site.
      </p>
    ),
  },
];

export function PrivacyPage() {
  return (
    <LegalText
      title="Privacy Notice"
      lead="What is stored, where it is stored, and how to delete it."
      clauses={clauses}
    />
  );
}
