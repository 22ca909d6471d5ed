/** A rule of proportion: what the trade's eye asks for, said as a goldsmith would say it to an apprentice. */
export interface TasteRule {
  readonly says: string;
  /** What may not be fallen short of and not be exceeded, where the rule is a number. */
  readonly least?: number;
  readonly most?: number;
  /** Of `least` and `most`; `×` is a ratio. */
  readonly unit?: 'mm' | '×';
  /** Who says so. */
  readonly source: string;
}

/** Our own judgement: no published source was found, and a shop may well judge otherwise. */
export const HOUSE = 'house judgement';

/** What a finding says of where its limit comes from: the rule in its own words, and who says so. */
export function tasteSource({ says, source }: TasteRule): string {
  return `${says} (${source})`;
}
