/**
 * Keeps the last answers of a function (memoisation). Only for pure functions that get the same questions often: a tray
 * tries dozens of looks around one stone.
 */
export function remembering<Question, Answer>(
  keep: number,
  keyOf: (question: Question) => string,
  answer: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const key = keyOf(question);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = answer(question);
    if (known.size >= keep) known.delete(known.keys().next().value ?? '');
    known.set(key, found);
    return found;
  };
}
