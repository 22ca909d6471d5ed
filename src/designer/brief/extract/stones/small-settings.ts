import { settingTerms } from '../../lexicon/settings.ts';

/** Settings that hold many small stones, as the lexicon marks them. */
const small: ReadonlySet<unknown> = new Set(
  settingTerms.flatMap(({ sense }) => (sense.subject === 'setting' && sense.of === 'small' ? [sense.setting] : [])),
);

export function isSmallSetting(setting: unknown): boolean {
  return small.has(setting);
}

/** Settings that are a field of stones, never of one. */
const ofMany: ReadonlySet<unknown> = new Set(
  settingTerms.flatMap(({ sense }) => (sense.subject === 'setting' && sense.ofMany ? [sense.setting] : [])),
);

export function isSettingOfMany(setting: unknown): boolean {
  return ofMany.has(setting);
}
