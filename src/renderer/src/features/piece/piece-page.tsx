import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Problem } from '#shared/result.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { rememberPiece } from '../../state/last-places.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/display/empty-state.tsx';
import { keeper } from '../../studio/studio.ts';
import { useDraft } from '../../studio/use-studio.ts';
import { PieceWorkspace } from './piece-workspace.tsx';

/** The page of one piece, by the id of its draft, which is also that of the workshop's design. */
export function PiecePage() {
  const { url = '' } = useParams();
  const draft = useDraft(url);
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    let left = false;
    setProblem(undefined);
    void keeper.open(url).then((opened) => {
      if (left) return;
      if (!opened.ok) return setProblem(opened.problem);
      rememberPiece(url);
      void keeper.refresh(url);
    });
    return () => {
      left = true;
    };
  }, [url]);

  if (draft !== undefined) return <PieceWorkspace key={draft.id} draft={draft} />;
  if (problem === undefined) return null;
  return (
    <EmptyState title={problem.message} sentence={problem.remedy}>
      <ButtonLink variant="primary" to={paths.modes}>
        To the start
      </ButtonLink>
    </EmptyState>
  );
}
