import { Link } from 'react-router-dom';
import { useAuth } from '../state/auth.ts';
import { paths } from '../lib/navigation/paths.ts';
import { BrandMark } from '../components/display/brand-mark.tsx';
import { classes } from '../lib/classes.ts';
import { useTrialDialog } from '../trial/trial-dialog.tsx';
import { useWantedTrial } from '../trial/wanted-trial.ts';
import { LogButton } from './log-button.tsx';
import { sectionPath, sections } from './sections.ts';
import styles from './site-header.module.css';
import { type ActiveItem, useActiveItem } from './use-active-item.ts';
import { useMenu } from './use-menu.ts';

const MENU = 'site-menu';

const items: readonly { readonly label: string; readonly to: string; readonly name: ActiveItem }[] = [
  { label: 'Home', to: paths.landing, name: 'home' },
  { label: 'FAQs', to: sectionPath(sections.faq), name: sections.faq },
  { label: 'Join Waitlist', to: sectionPath(sections.waitlist), name: sections.waitlist },
  { label: 'Pricing', to: paths.pricing, name: 'pricing' },
];

/** The brand, links to the public pages, and Log In or Log Out; on narrow screens in a menu. */
export function SiteHeader() {
  const trial = useTrialDialog();
  useWantedTrial(trial.open);
  const { isOpen, menu, close } = useMenu();
  const choose = (): void => {
    close();
    trial.open();
  };
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <BrandMark to={paths.landing} />
        <nav className={styles.wide} aria-label="Site">
          <Items onTrial={trial.open} isTrialComing={trial.isComing} onChoose={close} />
        </nav>
        <div className={styles.wideEnd}>
          <Profile />
          <LogButton onChoose={close} />
        </div>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={MENU}
          aria-expanded={isOpen}
          aria-controls={MENU}
          aria-label={isOpen ? 'Close the menu' : 'Open the menu'}
        >
          <span className={styles.lines} aria-hidden />
        </button>
      </div>
      <nav className={styles.menu} id={MENU} aria-label="Menu" popover="auto" {...menu}>
        <Items onTrial={choose} isTrialComing={trial.isComing} onChoose={close} />
        <Profile onChoose={close} />
        <LogButton onChoose={close} />
        <p className={styles.without} data-without-script>
          Free Trial and Join Waitlist need JavaScript.
        </p>
      </nav>
      {trial.dialog}
    </header>
  );
}

interface ItemsProps {
  readonly onTrial: () => void;
  readonly isTrialComing: boolean;
  readonly onChoose: () => void;
}

function Items({ onTrial, isTrialComing, onChoose }: ItemsProps) {
  const active = useActiveItem();
  const [home, faqs, waitlist, pricing] = items.map(({ label, to, name }) => (
    <Link
      key={label}
      className={classes(styles.item, name === active && styles.active)}
      aria-current={name === active ? (isPage(name) ? 'page' : 'location') : undefined}
      to={to}
      onClick={onChoose}
      // Its form cannot be sent without one.
      data-needs-script={name === sections.waitlist || undefined}
    >
      <span className={styles.word}>{label}</span>
    </Link>
  ));
  return (
    <>
      {home}
      {faqs}
      <button
        type="button"
        className={styles.item}
        data-needs-script
        aria-busy={isTrialComing || undefined}
        onClick={onTrial}
      >
        Free Trial
      </button>
      {waitlist}
      {pricing}
    </>
  );
}

/** Whether it is a page of its own, and no part of the first. */
const isPage = (name: ActiveItem): boolean => name === 'home' || name === 'pricing';

/** Shown only to users who are signed in. */
function Profile({ onChoose }: { readonly onChoose?: () => void }) {
  const user = useAuth((state) => state.user);
  if (user === null) return null;
  return (
    <Link className={styles.item} to={paths.profile} onClick={onChoose}>
      My Profile
    </Link>
  );
}
