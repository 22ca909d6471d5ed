import { useEffect, useState } from 'react';
import styles from './cross-fade.module.css';

interface CrossFadeProps {
  readonly address: string;
  readonly alt: string;
  readonly sidePx: number;
}

/** A square print; another one fades in over it once it is decoded. */
export function CrossFade({ address, alt, sidePx }: CrossFadeProps) {
  const [shown, setShown] = useState({ now: address, before: address });
  useEffect(() => {
    let isStale = false;
    const image = new Image();
    image.src = address;
    const show = (): void => {
      if (!isStale) setShown(({ now }) => (now === address ? { now, before: now } : { now: address, before: now }));
    };
    image.decode().then(show, show);
    return () => {
      isStale = true;
    };
  }, [address]);
  const { now, before } = shown;
  return (
    <div className={styles.print}>
      {before !== now && <img className={styles.picture} src={before} alt="" width={sidePx} height={sidePx} />}
      <img
        key={now}
        className={`${styles.picture} ${before === now ? '' : styles.fading}`}
        src={now}
        alt={alt}
        width={sidePx}
        height={sidePx}
      />
    </div>
  );
}
