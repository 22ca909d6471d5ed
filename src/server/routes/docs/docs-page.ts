import { html } from 'hono/html';
import { plainPage } from '../../http/plain-page.ts';
import type { DescribedOperation } from './operations.ts';

/** The documentation page of the API: its operations, their input and their answers. */
export const docsPage = (operations: readonly DescribedOperation[], documentPath: string) =>
  plainPage(
    'The API of this studio',
    html`<p>
        What the screens ask of the studio, your own programs may ask too. The same as
        <a href="${documentPath}">OpenAPI</a>. Calls that are about somebody carry their access token:
        <code>Authorization: Bearer …</code>
      </p>
      ${operations.map(section)}`,
  );

const section = ({ method, path, summary, contentTypes, fields, answers }: DescribedOperation) =>
  html`<section class="operation">
    <h2><code>${method} ${path}</code></h2>
    <p>${summary}.</p>
    <dl>
      ${contentTypes.length === 0 ? '' : row('Takes', html`${contentTypes.join(', ')}`)}
      ${
        fields.length === 0
          ? ''
          : row(
              'Fields',
              html`${fields.map(
                ({ name, isRequired }) => html`<code>${name}</code>${isRequired ? '' : ' (optional)'}<br />`,
              )}`,
            )
      }
      ${row(
        'Answers',
        html`${answers.map(({ status, description }) => html`<code>${status}</code> ${withCode(description)}<br />`)}`,
      )}
    </dl>
  </section>`;

/** Renders text between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

const row = (name: string, value: ReturnType<typeof html>) =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;
