import type { Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { understandChange } from '../brief/understand.ts';
import type { ChatRequest, OpenDesign } from './contract.ts';
import { designMeant } from './design-meant.ts';
import { readTalk, type Talk } from './read-talk.ts';

/** What a client said, read, with the design that it is said of. */
export interface ReadTurn {
  readonly chat: ChatRequest;
  readonly talk: Talk;
  /** What it wants of a design, or why that cannot be read. */
  readonly change: Result<DesignRequest>;
  /** Whether it wants anything of a design. */
  readonly saysOfDesign: boolean;
  /** The design that is meant; undefined where all of them are, or none is open. */
  readonly design: OpenDesign | undefined;
  /** Words that nothing was read from, as they were written. */
  readonly unread: readonly string[];
}

/** What says nothing of a design by itself. */
const aboutTalk: ReadonlySet<string> = new Set([
  'intent',
  'must_ask',
  'should_warn',
  'evidence',
  'assumptions',
  'keep',
]);

/** Reads a turn; pure, and as long as a brief takes. */
export function readTurn(chat: ChatRequest): ReadTurn {
  const talk = readTalk(chat.words);
  const change = understandChange(chat.words);
  return {
    chat,
    talk,
    change,
    saysOfDesign: change.ok && Object.keys(change.value).some((key) => !aboutTalk.has(key)),
    design: designMeant(chat, talk),
    unread: change.ok ? unreadWords(change.value, chat.words) : [],
  };
}

function unreadWords({ evidence }: DesignRequest, words: string): readonly string[] {
  return Object.entries(evidence).flatMap(([place, span]) => {
    const unread = words.slice(...span).trim();
    // Greetings, curses and the like are talk, which was read.
    const isUnread = place.startsWith('must_ask.change_not_understood') && !readTalk(unread).isAllTalk;
    return isUnread ? [unread] : [];
  });
}
