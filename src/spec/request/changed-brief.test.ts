import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chaptersOf, spanInBrief, withChange } from './changed-brief.ts';

test('a brief is cut where its changes begin, and the words stand where they are said to', () => {
  const line = fc
    .string({ minLength: 1, maxLength: 30 })
    .filter((words) => words.trim() !== '' && !/Change: |\n/.test(words));
  fc.assert(
    fc.property(line, fc.array(line, { maxLength: 4 }), (first, changes) => {
      const brief = changes.reduce(withChange, first);
      const chapters = chaptersOf(brief);
      expect(chapters).toHaveLength(changes.length + 1);
      for (const chapter of chapters)
        expect(brief.slice(...spanInBrief(chapter, [0, chapter.words.length]))).toBe(chapter.words);
    }),
  );
});
