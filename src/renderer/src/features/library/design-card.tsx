import { money } from '#shared/money.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { grams } from '#shared/measure-words.ts';
import { shortAlloyName } from '../../studio/pieces/alloy-name.ts';
import { setPriceInWords } from '../../studio/pieces/set-price.ts';
import { useClientView } from '../../state/client-view.ts';
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
  const isForClient = useClientView((state) => state.isOn);
  const facts = factsOf(design, isForClient);
  return <LikeableCard id={design.id} title={design.title} facts={facts} pictures={pictures} sku={design.sku} />;
}

/** The weight is that of all metal that the piece is sold with, as its page tells it; a chain is told there. */
function factsOf(
  { alloy, mainGem, estimate, priceOverride }: CatalogueDesign,
  isForClient: boolean,
): readonly string[] {
  const weight = estimate && grams(estimate.netMetalMilligrams / 1000);
  const reckoned = estimate?.price && money(estimate.price.hundredths / 100, estimate.price.currency);
  const price = priceOverride ? setPriceInWords(priceOverride, isForClient) : reckoned;
  const entries = [shortAlloyName(alloy), mainGem && sayGem(mainGem), weight, price];
  return entries.filter((entry) => entry !== undefined);
}
