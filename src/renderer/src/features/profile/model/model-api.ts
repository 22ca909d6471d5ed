import { answerOf, studio, unwrap } from '../../../api/studio-client.ts';

const { model } = studio.api;

/** Who answers in the chat, as the studio tells it. */
export type ModelShown = Awaited<ReturnType<typeof readModel>>;
/** What a tried model can do. */
export type ModelReport = Extract<Awaited<ReturnType<typeof tryModel>>, { ok: true }>['value'];
/** A model as it is typed. */
export interface TypedModel {
  readonly url: string;
  readonly name: string;
  /** Left out where nothing was typed: the kept one stays. */
  readonly key?: string;
}

/** @throws an error with a message for the user */
export const readModel = async () => unwrap(await answerOf(model.$get()));

/** Tries what was typed, or the model that answers. */
export const tryModel = (typed?: TypedModel) =>
  answerOf(model.test.$post({ json: typed === undefined ? {} : { typed } }));

export const chooseModel = (typed: TypedModel) => answerOf(model.$put({ json: typed }));

export const forgetModel = () => answerOf(model.$delete());
