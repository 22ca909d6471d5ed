import type { ComponentProps } from 'react';
import { DARK_SCREEN } from '../../lib/dark-screen.ts';
import { classes } from '../../lib/classes.ts';
import { addressOf, sizesOf } from './pictures.ts';
import styles from './landing-picture.module.css';

/** The sides of a print in pixels: for one device pixel a CSS pixel, and for large and dense screens. */
const PRINT_SIDES_PX = [640, 1280] as const;

interface LandingPictureProps
  extends Pick<ComponentProps<'img'>, 'alt' | 'className' | 'onLoad' | 'onError' | 'loading'> {
  /** The print's folder and name, e.g. `pictures/chat`. */
  readonly name: string;
  /** How wide it is shown, as in `sizes`. */
  readonly sizes: string;
  readonly frameClassName?: string | undefined;
  readonly sidesPx?: readonly [small: number, large: number];
}

/** A square print that the engine rendered, for light and for dark screens, loaded lazily. */
export function LandingPicture({
  name,
  sizes,
  sidesPx = PRINT_SIDES_PX,
  className,
  frameClassName,
  loading = 'lazy',
  ...rest
}: LandingPictureProps) {
  const [small, large] = sidesPx;
  return (
    <picture className={classes(styles.print, frameClassName)}>
      <source media={DARK_SCREEN} srcSet={sizesOf(name, 'night', sidesPx)} sizes={sizes} />
      <img
        {...rest}
        className={classes(styles.picture, className)}
        src={addressOf(name, 'day', small)}
        srcSet={sizesOf(name, 'day', sidesPx)}
        sizes={sizes}
        width={large}
        height={large}
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}
