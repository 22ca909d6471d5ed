import { settingTerms } from '../../lexicon/settings.ts';

/** Settings that hold many small stones, as the lexicon marks them. */
const small: ReadonlySet<unknown> = new Set(
  settingTerms.flatMap(({ sense }) => (sense.subject === 'setting' && sense.of === 'small' ? [sense.setting] : [])),
);

export function isSmallSetting(setting: unknown): boolean {
  return small.has(setting);
}
