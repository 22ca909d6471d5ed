import { fail, type Result } from '#shared/result.ts';
import type { ModelLine, ModelStep } from '#spec/hosted-model/model-step.ts';
import type { Database } from '../db/open-database.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { forgetConnection, keepConnection, keptConnection } from './kept-connection.ts';
import type { ModelConnection } from './model-connection.ts';
import type { KnownWay } from './ask-model.ts';
import type { ConnectionReport } from './test-connection.ts';
import { readTypedConnection, type TypedConnection } from './typed-connection.ts';

/** The language model of a studio: the one in its settings or, on somebody's own computer, the one that they typed. */
export interface StudioModel {
  readonly isOffline: boolean;
  /** Whoever sits at this computer runs the studio: they choose its model. */
  readonly mayChange: boolean;
  connection(): Promise<ModelConnection | undefined>;
  /** Chooses a model. A key that is left out is the one of the same address that is kept. */
  choose(typed: TypedConnection): Promise<Result<ModelConnection>>;
  forget(): Promise<void>;
  /** Tries what was typed, or else the model that answers. */
  test(typed?: TypedConnection): Promise<Result<ConnectionReport>>;
  /** One step of a turn. */
  step(step: ModelStep, signal: AbortSignal): AsyncIterable<ModelLine>;
}

export interface StudioModelParts {
  readonly db: Database;
  readonly box: SecretBox;
  readonly settings: { readonly model?: ModelConnection; readonly isOffline: boolean };
  readonly isPersonal: boolean;
}

/** The AI SDK is loaded with the first question, so that a studio without a model starts without it. */
export function createStudioModel(parts: StudioModelParts): StudioModel {
  const { settings, isPersonal } = parts;
  const { isOffline } = settings;
  const ways = new Map<string, KnownWay>();

  function wayOf({ base, name }: ModelConnection): KnownWay {
    const key = `${base} ${name}`;
    const known = ways.get(key) ?? { way: 'tools' };
    ways.set(key, known);
    return known;
  }

  const connection = async () => (isPersonal ? await keptConnection(parts) : undefined) ?? settings.model;

  async function read(typed: TypedConnection): Promise<Result<ModelConnection>> {
    const before = await connection();
    const given = await readTypedConnection(typed, isOffline);
    if (!given.ok || typed.key !== undefined || before?.key === undefined) return given;
    return given.value.base === before.base ? { ok: true, value: { ...given.value, key: before.key } } : given;
  }

  return {
    isOffline,
    mayChange: isPersonal,
    connection,
    async choose(typed) {
      const given = await read(typed);
      if (given.ok) await keepConnection(parts, given.value);
      return given;
    },
    forget: () => forgetConnection(parts),
    async test(typed) {
      const current = typed === undefined ? await connection() : undefined;
      const given = typed === undefined ? undefined : await read(typed);
      if (given?.ok === false) return given;
      const tried = given?.value ?? current;
      if (tried === undefined) return fail(noModel);
      const { testConnection } = await import('./test-connection.ts');
      const report = await testConnection(tried, isOffline);
      if (report.ok) wayOf(tried).way = report.value.way;
      return report;
    },
    async *step(step, signal) {
      const current = await connection();
      if (current === undefined) return yield { type: 'failed', problem: noModel };
      const { askModel } = await import('./ask-model.ts');
      const { openModel } = await import('./open-model.ts');
      yield* askModel(await openModel(current, isOffline), wayOf(current), step, signal);
    },
  };
}

const noModel = {
  code: 'no_model',
  message: 'No model is set up in this studio.',
  remedy: 'Go on with the built-in designer.',
};
