import type { EditOrigin } from '#spec/edit.ts';
import { momentInWords } from '../../../lib/format/age.ts';
import { nameOfId } from '#shared/words.ts';
import type { Revision } from '../../../studio/journal/draft.ts';
import type { Piece } from '../use-piece.ts';
import styles from './revisions.module.css';

const origins: Readonly<Record<EditOrigin, string>> = {
  proposal: 'Proposed',
  words: 'By words',
  form: 'By the form',
  sketch: 'From a sketch',
  outfit: 'From an outfit',
  chart: 'From a chart',
  hand: 'By hand',
  remedy: 'Mended',
};

/** All revisions of the piece, newest first; pressing one shows it again. */
export function Revisions({ piece }: { readonly piece: Piece }) {
  const { draft } = piece;
  return (
    <section aria-labelledby="revisions-heading">
      <h2 className={styles.heading} id="revisions-heading">
        Revisions
      </h2>
      <ol className={styles.revisions}>
        {draft.revisions.toReversed().map((revision) => (
          <li key={revision.id}>
            <button
              type="button"
              className={styles.revision}
              aria-current={revision.id === draft.current || undefined}
              onClick={() => piece.show(revision)}
            >
              <span>{whatChanged(revision)}</span>
              <time className={styles.time} dateTime={revision.edit.time}>
                {momentInWords(revision.edit.time)}
              </time>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** More than that is read by nobody: another head changes all that there is of it. */
const MOST_NAMED = 3;

/** "By hand: Shank, palm width". */
function whatChanged({ edit }: Revision): string {
  const paths = edit.patch.map(({ path }) =>
    path
      .split('/')
      .slice(1)
      .filter((step) => !['parts', 'stones'].includes(step)),
  );
  const words = [...new Set(paths.map((steps) => steps.map(nameOfId).join(', ').replace(/ mm$/, '')))];
  const more = words.length > MOST_NAMED ? ['and more'] : [];
  return [origins[edit.origin], [...words.slice(0, MOST_NAMED), ...more].join('; ')]
    .filter((part) => part !== '')
    .join(': ');
}
