import { useId } from 'react';
import { isUnder } from '#spec/request/sections/brief-span.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { readWords } from '#spec/request/read-words.ts';
import styles from './brief-text.module.css';

interface BriefTextProps {
  readonly brief: string;
  readonly request: DesignRequest;
  /** Path of the part of the request that is pointed at. */
  readonly pointed: string | undefined;
  readonly onPoint: (path: string | undefined) => void;
}

const HAS_WORDS = /[\p{L}\p{N}]/u;
/** They say nothing by themselves: that they are grey needs no remark. */
const LITTLE_WORDS = /\b(?:a|an|and|in|of|the|with)\b/giu;

/** The brief as it was read: words that no fact covers are grey, and what is pointed at is marked. */
export function BriefText({ brief, request, pointed, onPoint }: BriefTextProps) {
  const hint = useId();
  const stretches = readWords(brief, request);
  const meant = new Map(request.assumptions.map(({ field, value }) => [field, String(value)]));
  const spellingIn = (says: readonly string[]): string | undefined => says.find((path) => isUnder(path, 'spelling'));
  const isAllRead = stretches.every(
    ({ says, words }) => says.length > 0 || !HAS_WORDS.test(words.replaceAll(LITTLE_WORDS, '')),
  );
  return (
    <div>
      <p
        className={styles.brief}
        role="group"
        aria-label="What we read"
        aria-describedby={isAllRead ? undefined : hint}
      >
        {stretches.map(({ words, start, says }) => (
          <span
            key={start}
            className={says.length === 0 ? styles.unread : styles.read}
            data-pointed={pointed !== undefined && says.some((path) => isUnder(path, pointed))}
            onPointerEnter={() => onPoint(says.find((path) => path !== spellingIn(says)))}
            onPointerLeave={() => onPoint(undefined)}
          >
            {words}
            {spellingIn(says) !== undefined && (
              <span className={styles.respelt}> (read as {meant.get(spellingIn(says) ?? '')})</span>
            )}
          </span>
        ))}
      </p>
      {!isAllRead && (
        <p className={styles.hint} id={hint}>
          Nothing was read from the grey words.
        </p>
      )}
    </div>
  );
}
