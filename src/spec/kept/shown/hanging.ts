import type { ShowPart } from './shown.ts';

/** A plate without a shape of its own is drawn after the motif that it is named by; an echo repeats one. */
function drawnMotif(id: string): string {
  return id.replace(/-.*$/, '').replaceAll('-', '_');
}

export const showPlate: ShowPart<'plate'> = ({ shape, widthMm, heightMm, thicknessMm, border }, _spec, id) => {
  const outline = shape === 'free' ? drawnMotif(id) : shape;
  return {
    words: [
      outline,
      ...(shape === 'round' ? ['circle', 'disc', 'medallion', 'coin'] : []),
      ...(border > 0 ? ['open_frame'] : []),
    ],
    lengths: {
      widthMm,
      heightMm,
      thicknessesMm: [thicknessMm],
      ...(shape === 'round' ? { diameterMm: widthMm } : {}),
    },
  };
};

export const showBail: ShowPart<'bail'> = () => ({ words: ['bail'] });

/** Length over width up to which a link looks round, and from which it looks like a paper clip. */
const ROUND_LINK = 1.2;
const LONG_LINK = 2.4;

/** What a chain of oval links, every second one turned, is called by the shape of its links. */
function chainNames(ratio: number): readonly string[] {
  if (ratio >= LONG_LINK) return ['paperclip'];
  return ratio <= ROUND_LINK ? ['cable', 'trace', 'rolo', 'belcher'] : ['cable', 'trace'];
}

/** A chain that carries something is its chain; by itself it is the piece. */
export const showChain: ShowPart<'chain'> = ({ through, lengthMm, linkLengthMm, linkWidthMm }) => ({
  words: ['chain', ...chainNames(linkLengthMm / linkWidthMm)],
  lengths: through === undefined ? { lengthMm, chainMm: lengthMm, widthMm: linkWidthMm } : { chainMm: lengthMm },
});

export const showLoop: ShowPart<'loop'> = () => ({ words: [] });

export const showLink: ShowPart<'link'> = () => ({ words: ['dangly'] });

/** A post has a friction nut. */
export const showPost: ShowPart<'post'> = () => ({ words: ['post', 'push_back', 'piercing'] });

export const showEarWire: ShowPart<'ear-wire'> = () => ({ words: ['hook', 'fishhook', 'wire', 'piercing', 'dangly'] });

export const showClasp: ShowPart<'clasp'> = () => ({ words: ['clasp'] });
