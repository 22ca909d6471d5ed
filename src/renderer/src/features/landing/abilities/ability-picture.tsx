import type { AbilityId } from './abilities.ts';
import { LandingPicture } from '../landing-picture.tsx';
import { LineDrawing } from '../line-drawing.tsx';
import styles from './ability-picture.module.css';

const texts: Readonly<Record<AbilityId, string>> = {
  chat: 'A cushion sapphire ring without its halo, and small in the corner as it was before, with it',
  set: 'A set in platinum: pendant, drop earrings and ring with pear aquamarines',
  variations: 'Four pairs of ruby drop earrings from one sentence',
  outfit: 'Emerald and diamond drop earrings in yellow gold, over a strip of silk',
  sketch: 'A toi et moi ring of emerald and diamond, half pencil, half metal',
  astrology: 'A yellow sapphire ring in a gold bezel, and small in the corner the back of its setting, open',
};

/** The picture of an ability: what comes out of it, real pieces only. */
export function AbilityPicture({ ability }: { readonly ability: AbilityId }) {
  return (
    <div className={styles.print}>
      <LandingPicture
        name={`pictures/${ability}`}
        alt={texts[ability]}
        sizes="(max-width: 500px) 78vw, (max-width: 1000px) 46vw, 380px"
      />
      {ability === 'chat' && <p className={styles.said}>No halo</p>}
      {ability === 'outfit' && <span className={styles.cloth} aria-hidden />}
      {ability === 'sketch' && <LineDrawing className={styles.pencil} name="pictures/sketch" alt="" sidePx={1280} />}
    </div>
  );
}
