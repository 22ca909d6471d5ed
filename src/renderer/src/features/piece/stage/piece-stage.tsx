import { useState } from 'react';
import type { GroundName } from '#picture/contract.ts';
import { classes } from '../../../lib/classes.ts';
import type { Piece } from '../use-piece.ts';
import { PhotoView } from './photo-view.tsx';
import styles from './piece-stage.module.css';
import { ThreeViews } from './three-views.tsx';
import { TurnView } from './turn-view.tsx';

/** turn: by hand, in three dimensions. photo: the hero picture. views: three drawings with dimensions. */
export type PieceView = 'turn' | 'photo' | 'views';

const viewNames: Readonly<Record<PieceView, string>> = { turn: 'Turn it', photo: 'Photograph', views: 'Three views' };

interface StageProps {
  readonly piece: Piece;
  readonly view: PieceView;
  readonly ground: GroundName;
  readonly onView: (view: PieceView) => void;
}

/** The stage of the piece page. A browser without WebGL shows the photograph instead of the live view. */
export function PieceStage({ piece, view, ground, onView }: StageProps) {
  const [canTurn, setCanTurn] = useState(true);
  const shown = view === 'turn' && !canTurn ? 'photo' : view;
  const offered = (Object.keys(viewNames) as PieceView[]).filter((name) => canTurn || name !== 'turn');
  return (
    <section className={classes(styles.stage, styles[shown === 'views' ? 'white' : ground])} aria-label="The piece">
      {shown === 'turn' && <TurnView piece={piece} ground={ground} onCannot={() => setCanTurn(false)} />}
      {shown === 'photo' && <PhotoView piece={piece} ground={ground} />}
      {shown === 'views' && <ThreeViews piece={piece} />}
      <div className={styles.switch} role="group" aria-label="How to see it">
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-pressed={name === shown}
            onClick={() => onView(name)}
          >
            {viewNames[name]}
          </button>
        ))}
      </div>
    </section>
  );
}
