import { Link } from 'react-router-dom';
import { money } from '#shared/money.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { grams } from '#shared/measure-words.ts';
import { piecePath } from '../../lib/navigation/paths.ts';
import { shortAlloyName } from '../../studio/pieces/alloy-name.ts';
import { PictureFrame } from '../../studio/pieces/picture-frame.tsx';
import { SummaryLine } from '../../studio/pieces/summary-line.tsx';
import type { CatalogueDesign } from './catalogue-pages.ts';
import styles from './design-card.module.css';
import { useDesignPicture } from './use-design-picture.ts';

interface DesignCardProps {
  readonly workshopId: string;
  readonly design: CatalogueDesign;
}

/** A design of the workshop: picture, title, metal, main stone, weight, price. */
export function DesignCard({ workshopId, design }: DesignCardProps) {
  const pictures = useDesignPicture(workshopId, design);
  return (
    <Link className={styles.card} to={piecePath(design.id)} aria-label={`Open ${design.title}`}>
      <PictureFrame alt="" {...pictures} />
      <h2 className={styles.title}>{design.title}</h2>
      <SummaryLine entries={factsOf(design)} />
    </Link>
  );
}

/** The weight is that of all metal that the piece is sold with, as its page tells it; a chain is told there. */
function factsOf({ alloy, mainGem, estimate }: CatalogueDesign): readonly string[] {
  const weight = estimate && grams(estimate.netMetalMilligrams / 1000);
  const price = estimate?.price && money(estimate.price.hundredths / 100, estimate.price.currency);
  const entries = [shortAlloyName(alloy), mainGem && sayGem(mainGem), weight, price];
  return entries.filter((entry) => entry !== undefined);
}
