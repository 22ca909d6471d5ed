import { DesigningComposer } from './designing-composer.tsx';
import { Suggestions } from './suggestions.tsx';
import { useComposerWords } from './use-composer-words.ts';

/** The box of a page that has nothing else to say: the words that were typed last, and suggestions. */
export function BriefComposer() {
  const [words, setWords] = useComposerWords();
  return (
    <DesigningComposer words={words} onWords={setWords}>
      <Suggestions onChoose={setWords} />
    </DesigningComposer>
  );
}
