import type { Said } from '../../fact.ts';
import type { SenseFor } from '../../../terms/sense.ts';

/** A metal that is named, and where. */
export type SaidMetal = Said<SenseFor<'metal'>> & { readonly place: number };
