import { foilWorks } from '#spec/meanings/bench-work.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { OrderName } from '../order-name.ts';
import { type OpenName, wantsPlate } from '../names/open-name.ts';

/*
 * Works and necklaces that are pieces of their own: what is drawn without them is another piece, so that they are
 * refused before any picture (decision of 23 November 2026 on named works).
 */

/** A piece that cannot be designed for what was said of it, as a client calls it. */
export interface NamedWork {
  /** Without an article: "navratna ring". */
  readonly called: string;
  /** The type of item that something near is offered for. */
  readonly type: string;
}

/** Nine gems, each in its own place: no piece has room for nine that differ. */
const NAVRATNA = 'navratna';

/** Worn around the neck in a breadth of settings: without the work nothing is left of them but a chain. */
const wideTypes: ReadonlySet<string> = new Set(['necklace']);

/** Works that make such a necklace. */
const necklaceWorks: ReadonlySet<string> = new Set([...foilWorks, 'meenakari', 'meena', 'enamel', 'temple']);

/** What makes a piece one that the studio cannot build, by the techniques that were said; undefined where it can. */
export function namedWork({
  items,
  techniques = [],
}: Pick<DesignRequest, 'items' | 'techniques'>): NamedWork | undefined {
  const [item] = items ?? [];
  const type = item?.type ?? 'ring';
  const work = techniques.find((one) => one === NAVRATNA || (wideTypes.has(type) && necklaceWorks.has(one)));
  return work === undefined ? undefined : { called: `${work} ${item?.subtype ?? type}`.replaceAll('_', ' '), type };
}

/**
 * A choker or a bride's necklace of which nothing was said that a pendant or a chain shows: "plain" is a chain of that
 * length. What a bride wears around her neck covers it: a disc on a chain is none, however heavy it is drawn.
 */
export function broadNecklace({ broad }: Pick<OrderName, 'broad'>, open: OpenName): NamedWork | undefined {
  const { type, subtype, stones, plain, excluded, bridal } = open;
  const isBridal = bridal && type !== undefined && wideTypes.has(type);
  if (type === undefined || !(isBridal || (broad && subtype !== undefined))) return undefined;
  const isDrawn =
    stones.main !== undefined || wantsPlate({ ...open, weighed: false }) || plain || excluded.has('stones');
  return isDrawn ? undefined : { called: isBridal ? `bridal ${subtype ?? type}` : (subtype ?? type), type };
}
