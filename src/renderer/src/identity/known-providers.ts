import { type SocialProvider, socialProviders } from '#shared/site/site-config.ts';

const isKnown = (name: string): name is SocialProvider => (socialProviders as readonly string[]).includes(name);

const reported = new Set<string>();

/** The providers that the widget has a button for. Any other is left out and logged once. */
export function knownProviders(names: readonly string[]): readonly SocialProvider[] {
  for (const name of names) {
    if (isKnown(name) || reported.has(name)) continue;
    reported.add(name);
    console.error(`This studio can't sign people in through ${name}.`);
  }
  return names.filter(isKnown);
}
