import { isAllExample } from '#spec/workshop/examples.ts';
import { workshopProfile } from '../../studio/workshop-profile.ts';

/** What is to be known of the weights and prices that a catalogue shows. */
export const keptPrices = (): string =>
  `Weight and price are those of when each was kept${isAllExample(workshopProfile()) ? ', at example rates' : ''}.`;
