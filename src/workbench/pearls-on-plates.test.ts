import { expect, test } from 'vitest';
import { proposalsFor } from '#designer/propose/testing/proposals.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { finishDesign } from './files/finish-design.ts';
import { testBuilder } from './testing/test-builder.ts';

test.each(['disc pendant with a 6 mm pearl 18k yellow', 'disc pendant with a 12 mm south sea pearl 18k yellow'])(
  'the cup of a pearl stands on its plate and encloses no void: %s',
  async (brief) => {
    const builder = await testBuilder();
    for (const { role, spec } of proposalsFor(brief)) {
      const finished = finishDesign(builder, spec, 'view', defaultWorkshopProfile);
      if (!finished.ok) throw new Error(finished.problem.message);
      expect(
        finished.value.findings.filter(({ severity }) => severity === 'error'),
        role,
      ).toEqual([]);
    }
  },
);
