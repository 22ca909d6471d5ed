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
