import { useEffect, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { LandingPicture } from '../landing-picture.tsx';
import styles from './cross-fade.module.css';

interface CrossFadeProps {
  readonly name: string;
  readonly alt: string;
  readonly sizes: string;
  readonly sidesPx: readonly [small: number, large: number];
  /** Called with the print's name once it is shown, or cannot be, which is said on it. */
  readonly onSettled: (name: string) => void;
}

/** A square print; another one fades in over it once it is loaded. */
export function CrossFade({ name, alt, onSettled, ...frame }: CrossFadeProps) {
  const [{ now, before }, setShown] = useState({ now: name, before: name });
  const [lost, setLost] = useState<string>();
  const show = (): void => setShown((shown) => (shown.now === name ? shown : { now: name, before: shown.now }));
  const isSettled = now === name || lost === name;
  useEffect(() => {
    if (isSettled) onSettled(name);
  }, [isSettled, onSettled, name]);
  return (
    <div className={styles.print}>
      {before !== now && <LandingPicture {...frame} frameClassName={styles.picture} name={before} alt="" />}
      <LandingPicture
        {...frame}
        key={now}
        frameClassName={classes(styles.picture, before !== now && styles.fading)}
        name={now}
        alt={now === name ? alt : ''}
      />
      {now !== name && (
        <LandingPicture
          {...frame}
          key={`${name} coming`}
          frameClassName={classes(styles.picture, styles.coming)}
          name={name}
          alt=""
          loading="eager"
          onLoad={show}
          onError={() => setLost(name)}
        />
      )}
      <p className={styles.waiting} role="status">
        {now !== name && <span>{lost === name ? 'The picture could not be loaded.' : 'The picture is coming…'}</span>}
      </p>
    </div>
  );
}
