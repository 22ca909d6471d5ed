import { classes } from '../../lib/classes.ts';
import { pictureNamed } from './pictures.ts';
import styles from './landing-picture.module.css';

interface LandingPictureProps {
  readonly file: string;
  /** What is to be seen; empty for a picture that says no more than the words beside it. */
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A square picture of the engine, loaded when it comes near. */
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
