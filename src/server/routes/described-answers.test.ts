import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';

interface DescribedRoute {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

let studio: TestStudio;
let routes: readonly { readonly name: string; readonly route: DescribedRoute }[];
beforeAll(async () => {
  studio = await openTestStudio({ sqliteFile: ':memory:' });
  const document = (await (await studio.ask('/api/openapi.json')).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedRoute>>>>;
  };
  routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => ({ name: `${method.toUpperCase()} ${path}`, route })),
  );
});
afterAll(() => studio.close());

const reads = ({ parameters = [] }: DescribedRoute, header: string): boolean =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === header);

test('a route that reads If-Match is described with the answer to another version, and no other is', () => {
  const among = (chosen: (route: DescribedRoute) => boolean) =>
    routes.filter(({ route }) => chosen(route)).map(({ name }) => name);
  const conditional = among((route) => reads(route, 'if-match'));
  expect(conditional).not.toEqual([]);
  expect(among(({ responses }) => '412' in responses)).toEqual(conditional);
  expect(conditional).toEqual(expect.arrayContaining(among(({ responses }) => '428' in responses)));
});
