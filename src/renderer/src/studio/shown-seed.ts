import { LOTUS, RUBY_HALO } from '#shared/site/shown-briefs.ts';

const plain = (brief: string): string => brief.trim().toLowerCase();

/** The showpiece's sentence in each metal and with each stone that visitors can switch it to. */
const SHOWPIECE =
  /^oval (ruby|emerald|sapphire|8 × 6 mm diamond) with a diamond halo, (18k (rose|yellow) gold|platinum), us 6\.5$/;

/** The seed of the picture that the public pages show under this sentence; undefined where they show none. */
export function shownSeed(brief: string): number | undefined {
  const said = plain(brief);
  if (SHOWPIECE.test(said)) return RUBY_HALO.seed;
  return said === plain(LOTUS.brief) ? LOTUS.seed : undefined;
}
