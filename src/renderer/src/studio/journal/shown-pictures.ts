import type { TrayGround } from '../tray-ground.ts';
import { picturesOn, type Shelved } from './picture-shelf.ts';

/** The pictures of a revision that are shown, each with the ground that it was made on. */
export interface ShownPictures {
  readonly drawing: string | undefined;
  /** In pencil for paper, or in chalk for velvet. */
  readonly drawnOn: TrayGround;
  readonly photo: string | undefined;
  /** That of the uppermost picture: of the photograph, or until there is one of the drawing. */
  readonly ground: TrayGround;
  /** They show the piece as it was before its last change: it is not drawn yet as it is now. */
  readonly isBefore?: true;
}

/**
 * The drawing and the photograph of a revision that are known so far: each on the wanted ground, or, until it is there,
 * on the other one.
 */
export function shownPictures(shelved: Shelved, revision: string, wanted: TrayGround): ShownPictures {
  const other = wanted === 'dark' ? 'paper' : 'dark';
  const pictures = picturesOn(shelved, revision, wanted);
  const others = picturesOn(shelved, revision, other);
  const drawnOn = pictures.drawing === undefined && others.drawing !== undefined ? other : wanted;
  const photo = pictures.photo ?? others.photo;
  const takenOn = pictures.photo === undefined ? other : wanted;
  return {
    drawing: pictures.drawing ?? others.drawing,
    drawnOn,
    photo,
    ground: photo === undefined ? drawnOn : takenOn,
  };
}

/**
 * The pictures of a piece as it is now, or, until there is one, as it was before.
 * @param revisions the shown one, then what led to it
 */
export function picturesSince(shelved: Shelved, revisions: readonly string[], wanted: TrayGround): ShownPictures {
  const [now = '', ...before] = revisions;
  const shown = shownPictures(shelved, now, wanted);
  if (isAny(shown)) return shown;
  const earlier = before.map((revision) => shownPictures(shelved, revision, wanted)).find(isAny);
  return earlier === undefined ? shown : { ...earlier, isBefore: true };
}

function isAny({ drawing, photo }: ShownPictures): boolean {
  return drawing !== undefined || photo !== undefined;
}
