import type { AbilityId } from './abilities.ts';
import { LandingPicture } from '../landing-picture.tsx';
import { LineDrawing } from '../line-drawing.tsx';
import styles from './ability-picture.module.css';

const texts: Readonly<Record<AbilityId, string>> = {
  chat: 'A sapphire ring without its halo; in the corner with it',
  set: 'A pendant, earrings and a ring with pear aquamarines',
  variations: 'Four pairs of ruby drop earrings',
  outfit: 'Emerald and diamond earrings above the four colours of a sari',
  sketch: 'A toi et moi ring, half pencil, half metal',
  astrology: 'A yellow sapphire in a gold bezel; in the corner its open back',
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
