import {
  APICallError,
  generateText,
  isStepCount,
  type LanguageModel,
  NoObjectGeneratedError,
  Output,
  tool,
  type ToolSet,
} from 'ai';
import { z } from 'zod';
import { SECOND_MS } from '#shared/time-units.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { findModels } from './find-models.ts';
import type { ModelConnection } from './model-connection.ts';
import { causesOf, modelProblem } from './model-problem.ts';
import { isWayRefused, type ModelWay } from './model-ways.ts';
import { openModel } from './open-model.ts';

/** How a model took to something that it was asked for. */
type Took = 'does' | 'ignores' | 'refuses';

/** What a model that answers can do, each tried by itself: at several providers the two fail together. */
export interface ConnectionReport {
  readonly tools: Took;
  readonly schema: Took;
  /** How it will be asked. */
  readonly way: ModelWay;
}

/** Enough for a model that thinks first. */
const asked = { maxOutputTokens: 600, maxRetries: 0, timeout: 60 * SECOND_MS } as const;

/** Tries a connection: that it answers, that it calls a tool, that it keeps to a schema; or says what is wrong with it. */
export async function testConnection(
  connection: ModelConnection,
  isOffline: boolean,
): Promise<Result<ConnectionReport>> {
  const listed = await findModels(connection, isOffline);
  if (!listed.ok) return listed;
  const model = await openModel(connection, isOffline);
  try {
    await generateText({ model, prompt: 'Say “ready”.', ...asked });
    const tools = await tookTo(() => callsTool(model));
    const schema = await tookTo(() => keepsSchema(model));
    return ok({ tools, schema, way: tools === 'does' ? 'tools' : schema === 'does' ? 'schema' : 'words' });
  } catch (error) {
    return fail(explained(error, connection, listed.value));
  }
}

async function tookTo(does: () => Promise<boolean>): Promise<Took> {
  try {
    return (await does()) ? 'does' : 'ignores';
  } catch (error) {
    if (isWayRefused(error)) return 'refuses';
    if (NoObjectGeneratedError.isInstance(error)) return 'ignores';
    throw error;
  }
}

async function callsTool(model: LanguageModel): Promise<boolean> {
  const tools: ToolSet = { note: tool({ description: 'Notes a word.', inputSchema: z.object({ word: z.string() }) }) };
  const prompt = 'Call the tool note with the word “gold”, and say nothing.';
  const { toolCalls } = await generateText({ model, prompt, tools, stopWhen: isStepCount(1), ...asked });
  return toolCalls.some(({ toolName, invalid }) => toolName === 'note' && invalid !== true);
}

async function keepsSchema(model: LanguageModel): Promise<boolean> {
  const output = Output.object({ schema: z.object({ word: z.string() }) });
  const prompt = 'Answer with a JSON object that has one member, "word", which is "gold".';
  const { output: answered } = await generateText({ model, prompt, output, ...asked });
  return answered.word !== '';
}

/** As the chat says it, with what to look at in the settings. */
function explained(error: unknown, { name }: ModelConnection, names: readonly string[]): Problem {
  const problem = modelProblem(error);
  const isUnknown = [...causesOf(error)].some((one) => APICallError.isInstance(one) && one.statusCode === 404);
  if (isUnknown) return wrongModel(name, names);
  return problem.code === 'model_key_refused' ? wrongKey : { ...problem, remedy: remedyOf(problem) };
}

const remedyOf = ({ code, remedy }: Problem): string =>
  code === 'model_refused'
    ? 'Check the name of the model, and that it is one for chats.'
    : remedy.replace(/, or go on with.*$/, '.');

/** Of a list of names, as many as somebody reads. */
const MOST_NAMED = 6;

function wrongModel(name: string, names: readonly string[]): Problem {
  const known = names
    .slice(0, MOST_NAMED)
    .map((one) => `“${one}”`)
    .join(', ');
  return {
    code: 'wrong_model',
    message: `The provider knows no model “${name}”.`,
    remedy:
      names.length === 0
        ? 'Check its name as the provider writes it.'
        : `It has ${known}${names.length > MOST_NAMED ? ' and more' : ''}.`,
    path: 'name',
  };
}

const wrongKey: Problem = {
  code: 'model_key_refused',
  message: 'The provider does not accept this key.',
  remedy: 'Copy the key anew from the provider’s page; it may have ended.',
  path: 'key',
};
