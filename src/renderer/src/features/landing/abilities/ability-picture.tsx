import type { AbilityId } from './abilities.ts';
import { LandingPicture } from '../landing-picture.tsx';
import styles from './ability-picture.module.css';

/** The picture of an ability: what comes out of it, real pieces only. */
export function AbilityPicture({ ability }: { readonly ability: AbilityId }) {
  switch (ability) {
    case 'chat':
      return (
        <div className={styles.chat}>
          <LandingPicture file="chat-after.webp" alt="The ruby ring without its halo" />
          <LandingPicture file="chat-before.webp" alt="A ruby ring with a halo" className={styles.before} />
          <p className={styles.said}>No halo</p>
        </div>
      );
    case 'set':
      return (
        <div className={styles.trio}>
          <LandingPicture file="set-pendant.webp" alt="A pear sapphire pendant" />
          <LandingPicture file="set-drops.webp" alt="Sapphire drop earrings" />
          <LandingPicture file="set-ring.webp" alt="A pear sapphire ring" />
        </div>
      );
    case 'variations':
      return (
        <div className={styles.four}>
          <LandingPicture file="tray-classic.webp" alt="Classic: a ruby ring with a scalloped halo" />
          <LandingPicture file="tray-generous.webp" alt="Generous: a split band set with diamonds" />
          <LandingPicture file="tray-quiet.webp" alt="Quiet: a bezel within a plain halo" />
          <LandingPicture file="tray-character.webp" alt="Character: a twisted band" />
        </div>
      );
    case 'outfit':
      return (
        <div className={styles.outfit}>
          <LandingPicture file="outfit.webp" alt="Emerald and diamond drop earrings in yellow gold" />
          <span className={styles.cloth} aria-hidden />
        </div>
      );
    case 'sketch':
      return (
        <div className={styles.sketch}>
          <LandingPicture file="sketch.webp" alt="A toi et moi ring of emerald and diamond, half pencil, half metal" />
          <LandingPicture file="sketch.svg" alt="" className={styles.pencil} />
        </div>
      );
    case 'astrology':
      return <LandingPicture file="astrology.webp" alt="A yellow sapphire in a gold bezel that is open at the back" />;
  }
}
