import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import type { TrayGround } from '../tray-ground.ts';
import styles from './picture-frame.module.css';

interface PictureFrameProps {
  /** Text alternative. */
  readonly alt: string;
  /** What the frame shows behind its pictures. */
  readonly ground: TrayGround;
  /** Address of the line drawing, shown first. */
  readonly drawing?: string | undefined;
  /** What the drawing can be seen on; it brings that with it where the frame has another ground. */
  readonly drawnOn?: TrayGround;
  /** Address of the photograph; cross-fades over the drawing, and over its own sharper passes. */
  readonly photo?: string | undefined;
  /** The pictures show the piece as it was before its last change. */
  readonly isBefore?: boolean;
  /** What floats in a corner: like, checks. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A framed picture of a piece: first the line drawing, then the photograph over it. */
export function PictureFrame({
  alt,
  ground,
  drawing,
  drawnOn = ground,
  photo,
  isBefore = false,
  children,
  className,
}: PictureFrameProps) {
  const loaded = useLoaded(photo);
  const pending = drawing === undefined && loaded === undefined;
  return (
    <div
      className={classes(styles.frame, pending && styles.pending, isBefore && styles.before, className)}
      data-ground={ground}
    >
      {drawing !== undefined && (
        <img
          className={classes(styles.picture, loaded !== undefined && styles.under)}
          src={drawing}
          data-ground={drawnOn === ground ? undefined : drawnOn}
          alt={loaded === undefined ? alt : ''}
        />
      )}
      {loaded !== undefined && (
        <img className={classes(styles.picture, styles.photo)} src={loaded} alt={alt} data-testid="photograph" />
      )}
      {isBefore && <p className={styles.remark}>Before the last change</p>}
      {children}
    </div>
  );
}

/** The latest address whose picture is decoded: a sharper pass replaces the one before it without a flash. */
function useLoaded(address: string | undefined): string | undefined {
  const [loaded, setLoaded] = useState<string>();
  const wanted = useRef(address);
  useEffect(() => {
    wanted.current = address;
    if (address === undefined) {
      setLoaded(undefined);
      return;
    }
    const image = new Image();
    image.src = address;
    image.decode().then(
      () => wanted.current === address && setLoaded(address),
      // A newer pass has replaced the address meanwhile.
      () => undefined,
    );
  }, [address]);
  return loaded;
}
