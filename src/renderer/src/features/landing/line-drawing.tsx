import { DARK_SCREEN } from '../../lib/dark-screen.ts';
import { drawingNamed } from './pictures.ts';

interface LineDrawingProps {
  /** The drawing's folder and name, e.g. `pictures/drawn-front`. */
  readonly name: string;
  /** Empty where the photograph beside it says what it shows. */
  readonly alt: string;
  readonly sidePx: number;
  readonly className?: string | undefined;
}

/** A square line drawing without a ground of its own: in pencil on light pages, in chalk on dark ones. */
export function LineDrawing({ name, alt, sidePx, className }: LineDrawingProps) {
  return (
    <picture>
      <source media={DARK_SCREEN} srcSet={drawingNamed(name, 'night')} />
      <img
        className={className}
        src={drawingNamed(name, 'day')}
        alt={alt}
        width={sidePx}
        height={sidePx}
        loading="lazy"
      />
    </picture>
  );
}
