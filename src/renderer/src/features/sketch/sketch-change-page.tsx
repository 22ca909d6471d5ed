import { useStore } from 'zustand';
import { ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/display/empty-state.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { sketchDesk } from '../../studio/sketch/sketch-desk.ts';
import { SketchWorkspace } from './change/sketch-workspace.tsx';

/** The sketch beside the piece that it becomes: change one, and the other follows. */
export function SketchChangePage() {
  useTitle('Change the sketch');
  const desk = useStore(sketchDesk.store, ({ onDesk }) => onDesk);
  if (desk !== undefined) return <SketchWorkspace desk={desk} />;
  return (
    <EmptyState title="Change the sketch" sentence="There is no sketch here. Draw one, or open a picture of one.">
      <ButtonLink variant="primary" to={paths.sketch}>
        Draw a sketch
      </ButtonLink>
    </EmptyState>
  );
}
