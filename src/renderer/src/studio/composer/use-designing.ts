import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PricedOrVaried } from '#designer/vary/variations-for.ts';
import type { Problem } from '#shared/result.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type { DesignSession } from '../session/design-session.ts';
import { designSession } from '../studio.ts';
import { useDesignSession } from '../use-studio.ts';
import { studioWorkbench } from '../workbench/studio-workbench.ts';

/** What became of a brief that was sent from this screen. */
export interface Designing {
  readonly design: DesignSession['design'];
  /** Draws variations of a design of the shelf. */
  readonly vary: (id: string, wish: PricedOrVaried) => void;
  /** What is done while the brief is being read; undefined before and after. */
  readonly reading: { readonly what: string; readonly share: number | undefined } | undefined;
  /** Why it can't be made. */
  readonly problem: Problem | undefined;
}

/**
 * Sends a brief to be designed, and goes to the tray when its four are being drawn.
 * @param onLaidOut called when they are
 */
export function useDesigning(onLaidOut?: () => void): Designing {
  const [asked, setAsked] = useState(false);
  const { phase, what, share, problem } = useDesignSession();
  const navigate = useNavigate();

  useEffect(() => studioWorkbench().warmUp(), []);

  useEffect(() => {
    if (!asked || phase !== 'working') return;
    onLaidOut?.();
    void navigate(paths.tray);
  }, [asked, phase, navigate, onLaidOut]);

  return {
    design(brief, beside) {
      setAsked(true);
      designSession.design(brief, beside);
    },
    vary(id, wish) {
      setAsked(true);
      designSession.vary(id, wish);
    },
    reading: asked && phase === 'reading' ? { what, share } : undefined,
    problem: asked && phase === 'failed' ? problem : undefined,
  };
}
