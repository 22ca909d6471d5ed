import type { AssistantEnvironment } from '#designer/assistant.ts';

/** What an assistant gets on a page. There are no settings: a page could not keep the key of a hosted model secret. */
export const assistantEnvironment: AssistantEnvironment = {
  fetch: (url, request) => fetch(url, request),
  settings: {},
};
