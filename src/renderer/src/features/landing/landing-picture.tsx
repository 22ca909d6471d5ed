import { classes } from '../../lib/classes.ts';
import { pictureNamed } from './pictures.ts';
import styles from './landing-picture.module.css';

interface LandingPictureProps {
  readonly file: string;
  /** Text alternative; empty for a picture that adds nothing to the text beside it. */
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A square picture that the engine rendered, loaded lazily. */
export function LandingPicture({ file, alt, className }: LandingPictureProps) {
  return (
    <img
      className={classes(styles.picture, className)}
      src={pictureNamed(file)}
      alt={alt}
      width={640}
      height={640}
      loading="lazy"
      decoding="async"
    />
  );
}
