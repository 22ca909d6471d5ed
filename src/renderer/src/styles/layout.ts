/**
 * Every width at which a layout changes, in CSS pixels. Style sheets can't read it in their
 * media queries, so a test holds them to it.
 */
export const layout = {
  /** A phone whose page is zoomed to twice its size, */
  zoomedPx: 280,
  /** Public pages: phones end here, */
  phonePx: 500,
  /** a phone that lies on its side is as wide at least, and its hero has the piece beside the words, */
  lyingPx: 600,
  /** small tablets and everything under a thumb, */
  narrowPx: 820,
  /** a standing tablet or kiosk is at least as tall, */
  tallPx: 1500,
  /** columns of three and forms beside words become one, */
  columnsPx: 900,
  /** the header folds into its menu. */
  menuPx: 1000,
  /** The widest that content becomes. */
  contentPx: 1200,
  /** Studio pages: the counter's tools fold at half a tablet. */
  toolsPx: 560,
  /** The administration's lists of seven columns become cards. */
  listsPx: 1120,
  /** Named breakpoints of the sign-in widget: base, small, medium, large, xl, xxl. */
  breakpointsPx: [0, 480, 768, 992, 1280, 1536],
} as const;

/** Scrolling to a section: its distance from the upper edge, which clears the header, and the delay. */
export const sectionScroll = { abovePx: 100, afterMs: 100 } as const;

/** The delay of each card of a row after the one before it, in seconds. */
export const CARD_STAGGER_S = 0.2;

/** Columns of the letter grid on the not-found page. */
export const LETTER_COLUMNS = 8;
