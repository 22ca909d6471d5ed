import { expect, test } from 'vitest';
import {
  flag,
  InvalidDocument,
  listOf,
  oneOf,
  optional,
  positiveInteger,
  record,
  text,
  withDefault,
} from './schema.ts';

const workshop = record({
  name: text,
  open: withDefault(flag, true),
  metals: optional(listOf(oneOf(['gold', 'silver']))),
  benches: optional(record({ count: positiveInteger })),
});

test('what is missing gets its default, or stays away; other members are left out', () => {
  expect(workshop.read({ name: 'Rao', kiosk: 7 }, '')).toEqual({ name: 'Rao', open: true });
  const full = { name: 'Rao', open: false, metals: ['silver'], benches: { count: 2 } };
  expect(workshop.read(full, '')).toEqual(full);
});

test.each([
  [undefined, 'workshop'],
  [{}, 'workshop.name'],
  [{ name: 'Rao', open: 1 }, 'workshop.open'],
  [{ name: 'Rao', metals: ['gold', 'tin'] }, 'workshop.metals.1'],
  [{ name: 'Rao', benches: { count: 1.5 } }, 'workshop.benches.count'],
])('%j is refused by the path of what is wrong', (value, path) => {
  expect(() => workshop.read(value, 'workshop')).toThrow(InvalidDocument);
  expect(() => workshop.read(value, 'workshop')).toThrow(`${path} `);
});

test('a schema describes itself as JSON Schema does', () => {
  expect(workshop.description).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', pattern: String.raw`\S` },
      open: { type: 'boolean' },
      metals: { type: 'array', items: { type: 'string', enum: ['gold', 'silver'] } },
      benches: {
        type: 'object',
        properties: { count: { type: 'integer', minimum: 1 } },
        required: ['count'],
      },
    },
    // A default is filled in where the document is written too, so that readers always find the member.
    required: ['name', 'open'],
  });
});
