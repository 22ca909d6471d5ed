import { expect, test } from 'vitest';
import { partSchemas } from '../part-registry.ts';
import { namesOfProfile, profileCalled } from './profiles.ts';

test.each(partSchemas.shank.shape.profile.unwrap().options)('the names of a %s band mean it', (profile) => {
  const names = namesOfProfile(profile);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(profileCalled(name)).toBe(profile);
});
