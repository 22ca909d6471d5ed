import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { classes } from '../../lib/classes.ts';
import { useLastPlaces } from '../../state/last-places.ts';
import styles from './step-bar.module.css';
import { stepOf, steps } from './steps.ts';

/** Start → Choose → Shape → Make: where the design is, and the way back to each step that it has reached. */
export function StepBar() {
  const { pathname, search } = useLocation();
  const places = useLastPlaces();
  const here = stepOf(pathname, search);
  return (
    <nav aria-label="Steps of a design">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Fragment key={step.name}>
            {index > 0 && (
              <li className={styles.arrow} aria-hidden>
                <ChevronRight size={14} strokeWidth={1.5} />
              </li>
            )}
            <li>
              <Step label={step.label} to={step.addressIn(places)} current={step.name === here} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly to: string | undefined;
  readonly current: boolean;
}

function Step({ label, to, current }: StepProps) {
  const look = classes(styles.step, current && styles.current);
  if (to === undefined) {
    return (
      <span className={classes(look, styles.ahead)} aria-disabled>
        {label}
      </span>
    );
  }
  return (
    <Link className={look} to={to} aria-current={current ? 'step' : undefined}>
      {label}
    </Link>
  );
}
