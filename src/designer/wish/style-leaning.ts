import { cutLayouts } from '#layout/cuts/registry.ts';
import { marksOf, type StyleMark } from '#spec/meanings/style-marks.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { type DrawnFeature, drawnFeatures } from '#spec/shown/registry.ts';
import { type BuiltCutId, formOf } from '#spec/tables/cuts.ts';
import { featureRow } from './features/registry.ts';
import { type GoldColour, goldColours } from './metal/gold-colour.ts';
import type { StoneWish } from './stones/stone-wish.ts';
import type { StoneWishes } from './stones/wished-stones.ts';

/** What a style makes of all that was left open, so that a piece shows its marks. */
export interface StyleLeaning {
  /** Of a leading stone and of one beside it, the likeliest first. */
  readonly cuts: { readonly main: readonly BuiltCutId[]; readonly beside: readonly BuiltCutId[] };
  readonly colour: GoldColour | undefined;
  /** Drawn where the piece can show them; nobody is told where it cannot, as nobody asked for them by name. */
  readonly features: readonly DrawnFeature[];
}

/** How the styles of a request lean. */
export function leaningOf({ style = [] }: Pick<DesignRequest, 'style'>): StyleLeaning {
  const marks = style.flatMap((word): readonly StyleMark[] => marksOf(word)?.marks ?? []);
  const faceted = marks.flatMap(({ cuts = [] }) => cuts).filter((cut) => formOf(cut) === 'faceted');
  const isBeside = (cut: BuiltCutId): boolean => cutLayouts[cut].besideCentre !== undefined;
  const metals = marks.flatMap(({ metals: [likeliest] = [] }) => likeliest ?? []);
  return {
    cuts: { main: faceted.filter((cut) => !isBeside(cut)), beside: faceted.filter(isBeside) },
    colour: goldColours.find((colour) => metals.includes(colour)),
    features: marks
      .flatMap(({ words: [first] = [] }) =>
        drawnFeatures.filter((feature) => feature === first && featureRow(feature).look),
      )
      .slice(0, 1),
  };
}

/** The stones of a wish, each of an open cut in one that suits the style. */
export function inCutsOf({ cuts }: StyleLeaning, { main, beside, ...stones }: StoneWishes): StoneWishes {
  const suited = (wish: StoneWish | undefined, suits: readonly BuiltCutId[]): StoneWish | undefined =>
    wish && suits.length > 0 && wish.form === 'faceted' ? { ...wish, suits } : wish;
  return { ...stones, main: suited(main, cuts.main), beside: suited(beside, cuts.beside) };
}
