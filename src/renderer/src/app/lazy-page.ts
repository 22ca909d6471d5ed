import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A page that is fetched when somebody goes there; pages are named exports, which React.lazy does not take as they are. */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
