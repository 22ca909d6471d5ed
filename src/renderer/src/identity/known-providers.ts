import { type SocialProvider, socialProviders } from '#shared/site-config.ts';

const isKnown = (name: string): name is SocialProvider => (socialProviders as readonly string[]).includes(name);

const said = new Set<string>();

/** The providers that the widget has a button for. Of any other it is only said so in the console, once (spec, section 8). */
export function knownProviders(names: readonly string[]): readonly SocialProvider[] {
  for (const name of names) {
    if (isKnown(name) || said.has(name)) continue;
    said.add(name);
    console.error(`This studio can't sign people in through ${name}.`);
  }
  return names.filter(isKnown);
}
