import type { ModelAddress } from './model-address.ts';

/** How a studio asks its language model. */
export interface ModelConnection {
  /** Up to where its calls begin, e.g. `https://api.example.com/v1`. */
  readonly base: string;
  /** What its provider calls it. */
  readonly name: string;
  /** Left out where its provider asks for none. */
  readonly key?: string;
  readonly trust: ModelAddress['trust'];
}
