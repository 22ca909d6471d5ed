import { withArticle } from '../../../phrasing/numbers.ts';
import type { Spoken } from '../../part-knowledge.ts';
import type { ShankLike } from './hoop-volume.ts';

/** A hoop in words; alone, with its width. */
export function sayShank({ shoulderWidthMm }: ShankLike, underHead: string, alone = underHead): Spoken {
  return {
    as: 'hoop',
    words: (finish) => withArticle(`${finish}${underHead}`),
    alone: (finish) => withArticle(`${finish}${shoulderWidthMm} mm ${alone}`),
  };
}
