import type { ModelToolName } from '#spec/hosted-model/model-tools.ts';
import { runAsk } from './ask.ts';
import { runEdit } from './edit.ts';
import { runCheck, runPrice } from './look.ts';
import { runPropose } from './propose.ts';
import { runProposePatch } from './propose-patch.ts';
import { runShow } from './show.ts';
import type { ToolRunner } from './tool-runner.ts';

/** What each tool of a hosted model does here. */
export const toolRunners: { readonly [Name in ModelToolName]: ToolRunner<Name> } = {
  edit: runEdit,
  price: runPrice,
  check: runCheck,
  propose_patch: runProposePatch,
  propose: runPropose,
  show: runShow,
  ask: runAsk,
};
