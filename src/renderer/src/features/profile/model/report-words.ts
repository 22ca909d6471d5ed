import type { ModelReport } from './model-api.ts';

/** What a tried model can do, and what that means for the chat. */
export function reportWords({ tools, schema, way }: ModelReport): readonly string[] {
  const words = ['It answers.'];
  if (tools === 'does') words.push('It calls the studio’s tools, as it should.');
  else if (tools === 'refuses') words.push('Its provider takes no tools.');
  else words.push('It calls no tools when it should.');
  if (way === 'schema') words.push('It keeps to a form instead, and is asked in that way.');
  if (way === 'words')
    words.push(
      'It does not keep to a form either: it is asked in words, and will often be misunderstood. Another model does better.',
    );
  if (way === 'tools' && schema !== 'does') words.push('It keeps to no form, which the chat does not need.');
  return words;
}
