import type { FeatureId } from '../features.ts';
import { Print } from '../print.tsx';
import styles from './feature-picture.module.css';

/** What a feature gives, as a picture: real pieces only. */
export function FeaturePicture({ feature }: { readonly feature: FeatureId }) {
  switch (feature) {
    case 'chat':
      return (
        <div className={styles.chat}>
          <Print file="chat-after.webp" alt="The ruby ring without its halo" />
          <Print file="chat-before.webp" alt="A ruby ring with a halo" className={styles.before} />
          <p className={styles.said}>No halo</p>
        </div>
      );
    case 'set':
      return (
        <div className={styles.trio}>
          <Print file="set-pendant.webp" alt="A pear sapphire pendant" />
          <Print file="set-drops.webp" alt="Sapphire drop earrings" />
          <Print file="set-ring.webp" alt="A pear sapphire ring" />
        </div>
      );
    case 'variations':
      return (
        <div className={styles.four}>
          <Print file="tray-classic.webp" alt="Classic: a ruby ring with a scalloped halo" />
          <Print file="tray-generous.webp" alt="Generous: a split band set with diamonds" />
          <Print file="tray-quiet.webp" alt="Quiet: a bezel within a plain halo" />
          <Print file="tray-character.webp" alt="Character: a twisted band" />
        </div>
      );
    case 'outfit':
      return (
        <div className={styles.outfit}>
          <Print file="outfit.webp" alt="Emerald and diamond drop earrings in yellow gold" />
          <span className={styles.cloth} aria-hidden />
        </div>
      );
    case 'sketch':
      return (
        <div className={styles.sketch}>
          <Print file="sketch.webp" alt="A toi et moi ring of emerald and diamond, half pencil, half metal" />
          <Print file="sketch.svg" alt="" className={styles.pencil} />
        </div>
      );
    case 'astrology':
      return <Print file="astrology.webp" alt="A yellow sapphire in a gold bezel that is open at the back" />;
  }
}
