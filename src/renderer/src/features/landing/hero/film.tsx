import { useEffect, useRef, useState } from 'react';
import { film, FILM_START, filmTypes, heroSizes, heroStills, stillPath, stillWidths } from '#shared/site/film.ts';
import { classes } from '../../../lib/classes.ts';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import { isSlowLine, type Line, savesData } from './slow-line.ts';
import styles from './film.module.css';

/**
 * Pieces turning behind the headline. A still picture comes first and the film covers it once it plays. Users who ask for
 * reduced motion or less data keep the picture; on a slow line it stands until they press.
 * @param host origin of the film's files; undefined until the configuration is loaded
 */
export function Film({ host }: { readonly host: string | undefined }) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const line = useLine();
  const [isAsked, setAsked] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const isOffered = host !== undefined && (line === 'fast' || line === 'slow') && !isCalm;
  const isWanted = isOffered && (line === 'fast' || isAsked);

  function toggle(): void {
    if (!isPlaying) return setAsked(true);
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
      {isWanted && (
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
      {isOffered && (isPlaying || line === 'slow') && (
        <button type="button" className={styles.stop} onClick={toggle} aria-busy={isWanted && !isPlaying}>
          {isPlaying
            ? isStopped
              ? 'Play the film'
              : 'Pause the film'
            : isAsked
              ? 'The film is coming…'
              : 'Play the film'}
        </button>
      )}
    </div>
  );
}

/** The line, known once the page has loaded what it needs first: its files tell how fast it is. */
function useLine(): 'fast' | 'slow' | 'spared' | undefined {
  const [line, setLine] = useState<'fast' | 'slow' | 'spared'>();
  useEffect(() => {
    const judge = (): void => {
      const { connection } = navigator as { readonly connection?: Line };
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      setLine(savesData(connection) ? 'spared' : isSlowLine(connection, fetched) ? 'slow' : 'fast');
    };
    if (document.readyState === 'complete') judge();
    else addEventListener('load', judge, { once: true });
    return () => removeEventListener('load', judge);
  }, []);
  return line;
}
