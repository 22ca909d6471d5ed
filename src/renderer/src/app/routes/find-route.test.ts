import { describe, expect, test } from 'vitest';
import { abilities } from '../../features/landing/abilities/abilities.ts';
import { findRoute, routeRows } from './find-route.ts';

describe('the table of routes', () => {
  test('no address stands there twice', () => {
    const addresses = routeRows.map(({ path }) => path);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  test.each(routeRows)('$path is what its example leads to', (row) => {
    const [pathname = ''] = (row.example ?? row.path).split('?');
    expect(pathname).not.toContain(':');
    expect(findRoute(pathname)).toBe(row);
  });

  test.each(routeRows.flatMap(({ next }) => next ?? []))('the page after, %s, can be fetched', (next) => {
    expect(findRoute(next)).toHaveProperty('page');
  });

  test('an address with a parameter gives way to one that is spelt out', () => {
    expect(findRoute('/catalog/likedimages')?.path).toBe('/catalog/likedimages');
    expect(findRoute('/catalog/another')?.path).toBe('/catalog/:url');
  });

  test('an address that nobody has is no route', () => {
    expect(findRoute('/no/such/page')).toBeUndefined();
  });

  test.each(abilities)('the first page says of "$name" what is true: ahead or here', ({ path, isPlanned }) => {
    expect(findRoute(path)).toHaveProperty(isPlanned ? 'plan' : 'page');
  });
});
