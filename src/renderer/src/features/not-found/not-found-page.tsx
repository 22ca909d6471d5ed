import { notFoundWords } from '#shared/site/not-found-words.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { LETTER_COLUMNS } from '../../styles/layout.ts';
import styles from './not-found-page.module.css';

/** Each as long as the grid has columns; the middle row says what happened. */
const rows = ['EMERALDS', 'AMETHYST', 'SAPPHIRE', 'NOTFOUND', 'DIAMONDS', 'SUNSTONE', 'HELIODOR'];

const MESSAGE_ROW = 3;

/** The page of an address without a page, inside the shell that it was asked in. */
export function NotFoundPage() {
  useTitle('Not found');
  return (
    <article className={styles.page}>
      <section className={styles.words}>
        <p className={styles.fact}>{notFoundWords.fact}</p>
        <h1 className={styles.heading}>{notFoundWords.heading}</h1>
        <p>{notFoundWords.text}</p>
        <p className={styles.advice}>{notFoundWords.advice}</p>
        <ButtonLink variant="primary" to={paths.landing} className={styles.home}>
          {notFoundWords.home}
        </ButtonLink>
      </section>
      <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${LETTER_COLUMNS}, 1fr)` }} aria-hidden>
        {rows.map((row, index) =>
          [...row].map((letter, column) => (
            <span key={`${row}${column}`} className={index === MESSAGE_ROW ? styles.speaking : undefined}>
              {letter}
            </span>
          )),
        )}
      </div>
    </article>
  );
}
