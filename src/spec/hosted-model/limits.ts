/** What one turn of a hosted model may use up, held by the workbench and by the server. */
export const modelLimits = {
  /** Answers of the model in one turn, each with the tools that it calls. */
  stepsPerTurn: 8,
  tokensPerStep: 1500,
  /** Of what the model writes, all steps together. */
  tokensPerTurn: 6000,
  /** Tools that are called in one step; what is called beyond them is refused. */
  callsPerStep: 6,
  /** Earlier turns of the conversation that the model is told. */
  earlierTurns: 16,
} as const;

/** Of usual text, for models that do not count what they write. */
export const CHARACTERS_PER_TOKEN = 4;
