import { rule, TRADE_PRACTICE } from './rule.ts';

const castGuides = 'gemwares.com CAD guide; misterjewel.com technical tips';
const stuller = 'Stuller, Best Practices for CAD/CAM';
const shrinkage =
  'artistryofgold.com mould shrinkage; JETT Research on ganoksin.com (19.95 mm model, 19.63 cast, 19.82 finished)';
const sprues = 'blog.stuller.com/casting-101; wiki.tinkermill.org, casting';

/**
 * Reference data: numbers of the bench for work that the studio cannot draw yet. NOTHING READS THEM; changing one
 * changes nothing. Whoever builds the part that needs one moves it into the rules of its subject, where a test asks
 * for a reader.
 */
export const makingRulesNotReadYet = {
  hollow: {
    /** Solid metal thicker than this is better made hollow, with walls and drain holes of these measures. */
    fromMm: rule(4, 'one-source', castGuides),
    shellMinMm: rule(0.7, 'one-source', castGuides),
    drainHoleMinMm: rule(1, 'one-source', 'Formlabs castable wax guides'),
    /** The wall left behind a ring that is hollowed from its finger side. */
    ringBackWallMinMm: rule(0.8, 'one-source', stuller),
    bangleWallMinMm: rule(0.4, TRADE_PRACTICE, TRADE_PRACTICE),
  },
  engraving: {
    widthMinMm: rule(0.3, 'one-source', castGuides),
    depthRecommendedMm: rule(0.5, 'one-source', castGuides),
  },
  filigree: {
    wireMinMm: rule(0.5, 'one-source', stuller),
  },
  cabochon: {
    /** Fine wall, pushed over by hand. */
    bezelWallMinMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
    /** Opening under the stone over its width: lets light in and dirt out. */
    openBackMinRatio: rule(0.4, TRADE_PRACTICE, TRADE_PRACTICE),
  },
  channel: {
    stoneMinMm: rule(1.3, TRADE_PRACTICE, TRADE_PRACTICE),
  },
  earring: {
    /** With a chain over the ear that takes part of the weight (sahara). */
    withEarChainGramsPerEarMax: rule(20, TRADE_PRACTICE, TRADE_PRACTICE),
  },
  jumpRing: {
    wireMaxMm: rule(1, TRADE_PRACTICE, TRADE_PRACTICE),
    innerMaxMm: rule(4, TRADE_PRACTICE, TRADE_PRACTICE),
  },
  casting: {
    /** Linear, printed wax cast directly: the model is scaled by 1 / (1 - shrink). */
    printedWaxShrinkPct: rule(1.5, 'two-source', shrinkage),
    mouldAndCastShrinkPct: rule(3.5, 'two-source', shrinkage),
    platinumShrinkPct: rule(1.75, 'one-source', shrinkage),
    sprueSmallMm: rule(2, 'two-source', sprues),
    sprueRingMm: rule(3, 'two-source', sprues),
    sprueHeavyMm: rule(4, 'two-source', sprues),
    /** Metal to melt beyond the casting itself, for the button. */
    buttonPct: rule(10, 'two-source', sprues),
    /** Inner corners are rounded with at least this share of the section. */
    innerFilletMinRatio: rule(0.5, TRADE_PRACTICE, TRADE_PRACTICE),
  },
} as const;
