import { Link } from 'react-router-dom';
import { piecePath } from '../../lib/navigation/filled-paths.ts';
import type { ShownPictures } from '../../studio/journal/shown-pictures.ts';
import { LikeButton } from '../../studio/pieces/like-button.tsx';
import { PictureFrame } from '../../studio/pieces/picture-frame.tsx';
import { SummaryLine } from '../../studio/pieces/summary-line.tsx';
import styles from './likeable-card.module.css';

interface LikeableCardProps {
  /** Of the design. */
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** The shop's own number of it, where it has one. */
  readonly sku?: string;
  readonly pictures: ShownPictures;
}

/** A design as a picture that opens it, with its heart: title, metal, main stone, weight, price. */
export function LikeableCard({ id, title, facts, sku = '', pictures }: LikeableCardProps) {
  return (
    <div className={styles.card} data-ground={pictures.ground}>
      <Link className={styles.link} to={piecePath(id)} aria-label={`Open ${title}`}>
        <PictureFrame alt="" {...pictures} />
        <h2 className={styles.title}>{title}</h2>
        {sku !== '' && <p className={styles.sku}>{sku}</p>}
        <SummaryLine entries={facts} />
      </Link>
      <LikeButton image={id} title={title} className={styles.like} />
    </div>
  );
}
