import type { AssistantEvent } from '../../chat/contract.ts';
import { said } from '../../chat/say.ts';
import type { ToldFigures } from './told-figures.ts';

/** The longest that is shown of one sentence. */
const MOST_CHARACTERS = 1200;

/** What a model says, as far as it may be shown: plain words, and no weight or price that it made up. */
export function* speak(says: string, figures: ToldFigures, about?: string): Iterable<AssistantEvent> {
  const { says: kept, hasInvented } = figures.kept(plain(says));
  for (const sentence of kept) yield said(sentence.slice(0, MOST_CHARACTERS), about);
  if (hasInvented) yield said('I left out a figure that nobody has weighed or priced: ask me for it.', about);
}

/** Without the marks of a text format, which no client types, and without characters that are no text. */
function plain(says: string): string {
  return says
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, (character) => (character === '\n' ? '\n' : ''))
    .replaceAll(/\*\*|__|`+|^#+\s|^\s*[-*]\s+/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
}
