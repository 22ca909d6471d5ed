import type { Term } from '../../senses/sense.ts';
import { buildTerms } from './build.ts';
import { changeTerms } from './changes.ts';
import { constraintTerms } from './constraints.ts';
import { correctionTerms } from './corrections.ts';
import { editTerms } from './edits.ts';
import { gemTerms } from './gems.ts';
import { grammarTerms } from './grammar.ts';
import { lookTerms } from './looks.ts';
import { metalTerms } from './metals.ts';
import { negatorTerms } from './negators.ts';
import { numberTerms } from './numbers.ts';
import { outfitTerms } from './outfit.ts';
import { peopleTerms } from './people.ts';
import { pieceTerms } from './pieces.ts';
import { settingTerms } from './settings.ts';
import { stoneLookTerms } from './stone-look.ts';
import { strungTerms } from './strung.ts';
import { talkTerms } from './talk.ts';
import { toneTerms } from './tones.ts';
import { unwantedDetailTerms } from './unwanted-details.ts';
import { unwantedTerms } from './unwanted.ts';

/** Every phrase that is understood. A new language or region is a new file of rows and a line here. */
export const allTerms: readonly Term[] = [
  ...metalTerms,
  ...toneTerms,
  ...gemTerms,
  ...stoneLookTerms,
  ...settingTerms,
  ...pieceTerms,
  ...strungTerms,
  ...lookTerms,
  ...buildTerms,
  ...constraintTerms,
  ...peopleTerms,
  ...outfitTerms,
  ...numberTerms,
  ...grammarTerms,
  ...negatorTerms,
  ...correctionTerms,
  ...editTerms,
  ...changeTerms,
  ...unwantedTerms,
  ...unwantedDetailTerms,
  ...talkTerms,
];
