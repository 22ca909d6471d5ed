import type { OpenAPIHono } from '@hono/zod-openapi';

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type PathItem = NonNullable<Document['paths']>[string];
type Described = NonNullable<PathItem['get']>;
type Content = { readonly [type: string]: { readonly schema?: unknown } };

/** One input of an operation. */
interface Field {
  readonly name: string;
  readonly isRequired: boolean;
}

/** One operation of the API, in texts that a page can show. */
export interface DescribedOperation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** The content types that it accepts; empty if it has no body. */
  readonly contentTypes: readonly string[];
  readonly fields: readonly Field[];
  readonly answers: readonly { readonly status: string; readonly description: string }[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation in an OpenAPI document, in the order of addresses. */
export function operationsOf(document: Document): readonly DescribedOperation[] {
  return Object.entries(document.paths ?? {})
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const described = item[method];
        return described === undefined ? [] : [operationOf(method.toUpperCase(), path, described)];
      }),
    );
}

function operationOf(method: string, path: string, described: Described): DescribedOperation {
  const { summary = '', parameters = [], requestBody, responses = {} } = described;
  const content: Content = requestBody !== undefined && 'content' in requestBody ? requestBody.content : {};
  const named = parameters.flatMap((one) =>
    'name' in one ? [{ name: one.name, isRequired: one.required === true }] : [],
  );
  return {
    method,
    path,
    summary,
    contentTypes: Object.keys(content),
    fields: [...named, ...fieldsOf(Object.values(content)[0]?.schema)],
    answers: Object.entries(responses).map(([status, answer]) => ({
      status,
      description: 'description' in answer ? answer.description : '',
    })),
  };
}

/** The fields of a body that is an object. */
function fieldsOf(schema: unknown): readonly Field[] {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return [];
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  return Object.keys(schema.properties as object).map((name) => ({ name, isRequired: required.includes(name) }));
}
