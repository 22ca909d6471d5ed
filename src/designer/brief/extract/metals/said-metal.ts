import type { SaidValue } from '../../extraction.ts';
import type { SenseFor } from '../../../senses/sense.ts';

/** A metal that is named, and where. */
export type SaidMetal = SaidValue<SenseFor<'metal'>> & { readonly place: number };
