import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { Composer } from './composer.tsx';
import { ReadingBrief } from './reading-brief.tsx';
import { Suggestions } from './suggestions.tsx';
import { useComposerWords } from './use-composer-words.ts';
import { useDesigning } from './use-designing.ts';

/** The box that turns a brief into a tray of four. Why a brief can't be made is shown right under it. */
export function BriefComposer() {
  const [words, setWords] = useComposerWords();
  const { design, reading, problem } = useDesigning();
  return (
    <Composer
      words={words}
      label="What shall we make?"
      placeholder="Say what your client wants, as you would over the counter"
      action="Design four"
      busy={reading !== undefined}
      focused
      onWords={setWords}
      onSubmit={design}
    >
      {problem !== undefined && <ErrorPanel problem={problem} />}
      {reading === undefined ? <Suggestions onChoose={setWords} /> : <ReadingBrief {...reading} />}
    </Composer>
  );
}
