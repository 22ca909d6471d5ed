import type { LanguageModel } from 'ai';
import { carefulFetch } from './careful-fetch.ts';
import type { ModelConnection } from './model-connection.ts';

/** A model behind its address. Its library is loaded only where one is asked. */
export async function openModel(
  { base, name, key, trust }: ModelConnection,
  isOffline: boolean,
): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  // What a provider does not know is nothing for the console of the studio.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: base,
    ...(key === undefined ? {} : { apiKey: key }),
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: carefulFetch({ base, trust, isOffline }),
  });
  return provider.chatModel(name);
}
