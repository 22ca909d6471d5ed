import { money } from '#shared/money.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { grams } from '#shared/measure-words.ts';
import { shortAlloyName } from '../../studio/pieces/alloy-name.ts';
import type { CatalogueDesign } from './catalogue-pages.ts';
import { LikeableCard } from './likeable-card.tsx';
import { useDesignPicture } from './use-design-picture.ts';

interface DesignCardProps {
  readonly workshopId: string;
  readonly design: CatalogueDesign;
}

/** A design of the workshop. */
export function DesignCard({ workshopId, design }: DesignCardProps) {
  const pictures = useDesignPicture(workshopId, design);
  return <LikeableCard id={design.id} title={design.title} facts={factsOf(design)} pictures={pictures} />;
}

/** The weight is that of all metal that the piece is sold with, as its page tells it; a chain is told there. */
function factsOf({ alloy, mainGem, estimate }: CatalogueDesign): readonly string[] {
  const weight = estimate && grams(estimate.netMetalMilligrams / 1000);
  const price = estimate?.price && money(estimate.price.hundredths / 100, estimate.price.currency);
  const entries = [shortAlloyName(alloy), mainGem && sayGem(mainGem), weight, price];
  return entries.filter((entry) => entry !== undefined);
}
