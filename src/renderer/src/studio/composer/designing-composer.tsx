import type { ReactNode } from 'react';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { Composer } from './composer.tsx';
import { ReadingBrief } from './reading-brief.tsx';
import { useDesigning } from './use-designing.ts';

interface DesigningComposerProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** What stands under the box while nothing is being read. */
  readonly children?: ReactNode;
}

/** The box that turns its words into a tray of four. Why they can't be made is shown right under it. */
export function DesigningComposer({ words, onWords, children }: DesigningComposerProps) {
  const { design, reading, problem } = useDesigning();
  return (
    <Composer
      words={words}
      label="What shall we make?"
      placeholder="Say what your client wants, as you would over the counter"
      action="Design four"
      busy={reading !== undefined}
      focused
      onWords={onWords}
      onSubmit={design}
    >
      {problem !== undefined && <ErrorPanel problem={problem} />}
      {reading === undefined ? children : <ReadingBrief {...reading} />}
    </Composer>
  );
}
