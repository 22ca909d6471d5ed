import { describe, expect, test } from 'vitest';
import type { DesignSpec } from '#spec/design-spec.ts';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { stoneOf } from '#spec/references.ts';
import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';
import { pieceTerms } from '../brief/lexicon/pieces.ts';
import { knowledgeOf } from '../parts/registry.ts';
import { estimatedAppraisal } from '../propose/estimated-appraisal.ts';
import { propose } from '../propose/propose.ts';
import { readPiece } from '../propose/read-piece.ts';
import { proposeOptions } from '../propose/testing/propose-options.ts';
import { archetypeOf, archetypeNames } from './registry.ts';

const options = proposeOptions();

/** An order for one piece, by its name alone. */
function orderFor(type: string, subtype: string | undefined): DesignRequest {
  return designRequestSchema.parse({
    intent: 'new_design',
    items: [{ type, ...(subtype === undefined ? {} : { subtype }) }],
    must_ask: [],
    should_warn: [],
    evidence: {},
    assumptions: [],
  });
}

/** What an order for a piece says of it and a design does not keep. */
function departuresOf(request: DesignRequest, spec: DesignSpec): readonly string[] {
  return keptFacts(request, estimatedAppraisal({ ...spec, size: spec.size }, options.profile))
    .filter(({ field, state }) => field.startsWith('items.') && state !== 'kept' && state !== 'outside')
    .map(({ field, value }) => `${field} ${String(value)}`);
}

const names = archetypeNames.flatMap((archetypeName) =>
  archetypeOf(archetypeName).names.flatMap((name) =>
    name.types.map((type) => ({ archetypeName, name, type, called: `${type} ${name.subtype ?? ''}` })),
  ),
);

test('no two archetypes answer to one name', () => {
  const called = names.map((one) => one.called);
  expect(called.filter((one, place) => called.indexOf(one) !== place)).toEqual([]);
});

test('every name can be said', () => {
  const said = new Set(
    pieceTerms.flatMap(({ sense }) => (sense.subject === 'piece' || sense.subject === 'kind' ? [sense.subtype] : [])),
  );
  expect(names.filter(({ name }) => !said.has(name.subtype)).map(({ called }) => called)).toEqual([]);
});

test('the words for an archetype stand for a name that is answered', () => {
  const answered = new Set(names.map((one) => one.called));
  const lost = archetypeNames.flatMap((archetypeName) =>
    archetypeOf(archetypeName).words.flatMap(({ phrase, sense }) => {
      if (sense.subject === 'piece') return answered.has(`${sense.type} ${sense.subtype ?? ''}`) ? [] : [phrase];
      if (sense.subject === 'kind') return answered.has(`${sense.types[0] ?? ''} ${sense.subtype}`) ? [] : [phrase];
      return [];
    }),
  );
  expect(lost).toEqual([]);
});

test.each(names.filter(({ name }) => name.broad))('$called alone is refused, as a broad piece', ({ name, type }) => {
  const read = readPiece(orderFor(type, name.subtype), options);
  expect(read).toMatchObject({ ok: false, problem: { code: 'not_built_yet' } });
  expect(readPiece({ ...orderFor(type, name.subtype), style: ['plain'] }, options).ok).toBe(true);
});

describe('every name of every archetype', () => {
  test.each(names.filter(({ name }) => !name.broad))(
    '$called is read as the piece that it names and designed four times',
    ({ archetypeName, name, type }) => {
      const request = orderFor(type, name.subtype);
      const read = readPiece(request, options);
      if (!read.ok) throw new Error(read.problem.message);
      const { archetype } = read.value;
      const named = archetypeOf(archetypeName);
      // An open name may mean another archetype that is ordered so: what else was said decides.
      expect(pieceKinds[archetype.body.kind].orderedAs).toContain(type);
      expect(name.open === true || archetype === named).toBe(true);
      const tray = propose(request, options);
      if (!tray.ok) throw new Error(tray.problem.message);
      expect(tray.value).toHaveLength(4);
      for (const { role, spec, traits } of tray.value) {
        expect(spec.kind, role).toBe(archetype.body.kind);
        expect(Object.values(traits), role).not.toContain('');
        // A remark tells that the piece is only near to its name; where nothing is missing there is nothing to tell. A
        // type alone has no more to be near to.
        const departures = departuresOf(request, spec);
        const isNear = name.remark !== undefined && name.subtype !== undefined;
        expect(departures.length > 0, `${role}: is not what it is called: ${departures.join(', ')}`).toBe(isNear);
        for (const [id, part] of Object.entries(spec.parts)) {
          const counted = knowledgeOf(part).stones(part, { ...spec, size: spec.size }, id);
          expect(counted !== undefined, `${role}: the stones of ${id} are counted`).toBe(stoneOf(part) !== undefined);
        }
      }
    },
  );
});
