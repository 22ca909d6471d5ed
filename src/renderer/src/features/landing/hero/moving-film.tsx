import { useRef, useState } from 'react';
import { film, FILM_START, filmTypes } from '#shared/site/film.ts';
import { classes } from '../../../lib/classes.ts';
import styles from './film.module.css';
import { isSlowLine, type Line, savesData } from './slow-line.ts';

/** The film over its still picture, once the page has loaded: at once on a fast line, on a slow one when it is asked for. */
export function MovingFilm({ host }: { readonly host: string }) {
  const [line] = useState(lineOfPage);
  const [isAsked, setAsked] = useState(line === 'fast');
  const [isPlaying, setPlaying] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  if (line === 'spared') return null;

  function toggle(): void {
    if (!isPlaying) return setAsked(true);
    if (isStopped) void video.current?.play();
    else video.current?.pause();
    setStopped(!isStopped);
  }

  return (
    <>
      {isAsked && (
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
      {(isPlaying || line === 'slow') && (
        <button type="button" className={styles.stop} onClick={toggle} aria-busy={isAsked && !isPlaying}>
          {isPlaying
            ? isStopped
              ? 'Play the film'
              : 'Pause the film'
            : isAsked
              ? 'The film is coming…'
              : 'Play the film'}
        </button>
      )}
    </>
  );
}

/** The line, as the browser and the files tell that the page has needed first. */
function lineOfPage(): 'fast' | 'slow' | 'spared' {
  const { connection } = navigator as { readonly connection?: Line };
  if (savesData(connection)) return 'spared';
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return isSlowLine(connection, fetched) ? 'slow' : 'fast';
}
