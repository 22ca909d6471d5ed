import picture from './halo-ruby.webp';

/**
 * One real piece: the first answer to its sentence with seed 21, and what the engine computed for it.
 * The picture is the engine's photograph of that design on paper, 1080 pixels square.
 */
export const showpiece = {
  brief: 'Oval ruby with a diamond halo, 18k rose gold, US 6.5',
  alt: 'A ring in rose gold: an oval ruby in a scalloped halo of small diamonds',
  facts: ['18k rose', '2.70\u202fg', '1.31\u202fct ruby + 20 × 1.1\u202fmm', 'US 6.5', 'castable'],
  picture,
  sidePx: 1080,
} as const;
