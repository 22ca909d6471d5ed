import { useTitle } from '../../lib/hooks/use-title.ts';
import { InvitationNotice } from './workshop/invitation-notice.tsx';
import { profilePanels } from './panels.ts';
import styles from './profile-page.module.css';

/** The user's profile: account, password, second factor, sessions. */
export function ProfilePage() {
  useTitle('My Profile');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>My Profile</h1>
      <InvitationNotice />
      {profilePanels.map(({ title, id, Panel }) => (
        <section key={title} id={id} className={styles.panel} aria-label={title}>
          <h2 className={styles.heading}>{title}</h2>
          <div className={styles.body}>
            <Panel />
          </div>
        </section>
      ))}
    </div>
  );
}
