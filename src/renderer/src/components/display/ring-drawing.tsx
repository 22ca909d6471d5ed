import chalk from '../../assets/pictures/solitaire-night.svg';
import pencil from '../../assets/pictures/solitaire.svg';
import { DARK_SCREEN } from '../../lib/dark-screen.ts';

/** A solitaire as the studio itself draws it: in pencil on light pages, in chalk on dark ones. */
export function RingDrawing() {
  return (
    <picture>
      <source media={DARK_SCREEN} srcSet={chalk} />
      <img src={pencil} alt="" width={240} height={240} />
    </picture>
  );
}
