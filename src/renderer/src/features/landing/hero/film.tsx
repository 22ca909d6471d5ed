import { useEffect, useRef, useState } from 'react';
import { film, FILM_START, filmTypes, heroSizes, heroStills, stillPath, stillWidths } from '#shared/site/film.ts';
import { classes } from '../../../lib/classes.ts';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import styles from './film.module.css';

/**
 * Pieces turning behind the headline. A still picture comes first and the film covers it once it plays. Users who ask for
 * reduced motion or less data keep the picture.
 * @param host origin of the film's files; undefined until the configuration is loaded
 */
export function Film({ host }: { readonly host: string | undefined }) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isIdle = useIdle();
  const [isPlaying, setPlaying] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const wanted = host !== undefined && isIdle && !isCalm && !savesData();

  function toggle(): void {
    if (isStopped) void video.current?.play();
    else video.current?.pause();
    setStopped(!isStopped);
  }

  return (
    <div className={styles.film}>
      <picture>
        <source media="(max-width: 500px)" srcSet={heroStills('phone')} sizes={heroSizes.phone} />
        <img
          className={styles.picture}
          src={stillPath(stillWidths.wide[0], 'wide')}
          srcSet={heroStills('wide')}
          sizes={heroSizes.wide}
          alt=""
          width={2560}
          height={1440}
          fetchPriority="high"
        />
      </picture>
      {wanted && (
        <video
          ref={video}
          className={classes(styles.picture, styles.moving, isPlaying && styles.playing)}
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden
          tabIndex={-1}
          onPlaying={() => setPlaying(true)}
        >
          <source src={host + film.av1 + FILM_START} type={filmTypes.av1} />
          <source src={host + film.h264 + FILM_START} type={filmTypes.h264} />
        </video>
      )}
      {isPlaying && (
        <button type="button" className={styles.stop} onClick={toggle}>
          {isStopped ? 'Play the film' : 'Pause the film'}
        </button>
      )}
    </div>
  );
}

/** Whether the page has loaded what it needs first. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = (): void => setIdle(true);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, []);
  return isIdle;
}

function savesData(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}
