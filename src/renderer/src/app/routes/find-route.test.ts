import { describe, expect, test } from 'vitest';
import { publicAddresses, studioAddresses } from '#shared/site/addresses.ts';
import { abilities } from '../../features/landing/abilities/abilities.ts';
import { findRoute, routeRows } from './find-route.ts';

describe('the table of routes', () => {
  test('lists no path twice', () => {
    const addresses = routeRows.map(({ path }) => path);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  test('lists every address that the server knows', () => {
    expect(routeRows.map(({ path }) => path).toSorted()).toEqual(
      [...Object.values(publicAddresses), ...studioAddresses].toSorted(),
    );
  });

  test.each(routeRows)('an address of the form $path leads to it', (row) => {
    expect(findRoute(row.path.replaceAll(/:\w+/g, '17'))).toBe(row);
  });

  test.each(routeRows.flatMap(({ next }) => next ?? []))('the page after, %s, can be fetched', (next) => {
    expect(findRoute(next)).toHaveProperty('page');
  });

  test('a literal path wins over one with a parameter', () => {
    expect(findRoute('/catalog/likedimages')?.path).toBe('/catalog/likedimages');
    expect(findRoute('/catalog/another')?.path).toBe('/catalog/:url');
  });

  test('an unknown address has no route', () => {
    expect(findRoute('/no/such/page')).toBeUndefined();
  });

  test.each(abilities)('the landing page tells truly whether "$name" is planned or built', ({ path, isPlanned }) => {
    expect(findRoute(path)).toHaveProperty(isPlanned ? 'isPlanned' : 'page');
  });
});
