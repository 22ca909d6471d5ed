import { LandingPicture } from '../landing-picture.tsx';
import styles from './four-designs.module.css';

/** Whom each of the four answers, in the order of the print: the studio calls them so, too. */
const answers = ['Classic', 'Generous', 'Quiet', 'Character'] as const;

/**
 * What the studio answers to the sentence of step one. Its whole screen, at a third of its size, could not be read here; so
 * the pieces stand alone, with what the studio calls them.
 */
export function FourDesigns({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={className}>
      <div className={styles.designs}>
        <LandingPicture
          name="pictures/choice"
          alt="Four lotus pendants with a ruby"
          sizes="(max-width: 767px) 40vw, (max-width: 1200px) 31vw, 380px"
        />
        {answers.map((answer) => (
          <span key={answer} className={styles.answer}>
            {answer}
          </span>
        ))}
      </div>
    </div>
  );
}
