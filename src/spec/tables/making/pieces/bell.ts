import { rule, TRADE_PRACTICE } from '../rule.ts';

const glossary = 'glossary of pieces (jhumka: turned dome, wall 0.5 to 0.8 mm)';

/** The hollow bell of a jhumka and what hangs from its rim. */
export const bellRules = {
  wallMm: rule(0.5, 'one-source', glossary),
  /** Thinner metal is spun or stamped from sheet, not cast: the round shape and the rim stiffen what is thicker. */
  wallMinMm: rule(0.5, 'one-source', glossary),
  /** A ring below the rim carries one bead, so it may be as fine as ornament. */
  eyeWireMm: rule(0.6, TRADE_PRACTICE, TRADE_PRACTICE),
  eyeWireMinMm: rule(0.5, 'one-source', 'Stuller, Best Practices for CAD/CAM (ornament at least 0.5 mm)'),
  /** Neighbours that hang nearer than this catch in each other. */
  beadGapMinMm: rule(0.1, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;

/** The hollow cups of a mangalsutra. */
export const vatiRules = {
  wallMm: rule(0.6, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Thinner cups are stamped from sheet, not cast: the rim stiffens what is thicker. */
  wallMinMm: rule(0.5, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;

/** Small slit bells that are bought and hung on. */
export const ghungrooRules = {
  /** Smaller ones are not stamped: the ball inside would be a grain of sand. */
  minMm: rule(2.5, TRADE_PRACTICE, TRADE_PRACTICE),
  usualMm: rule(4, TRADE_PRACTICE, 'trade practice, from 3 to 6 mm on an anklet'),
  /** Neighbours that hang nearer than this silence each other. */
  gapMinMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
