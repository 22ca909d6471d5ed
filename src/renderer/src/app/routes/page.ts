import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A page whose code is fetched when somebody opens it, or a little earlier. */
export interface Page<Props = object> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the page's code without showing it. */
  readonly load: () => Promise<unknown>;
}

/** A lazy page from a named export; `React.lazy` alone takes only default exports. */
export function page<Name extends string, Props = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): Page<Props> {
  return { load, Component: lazy(async () => ({ default: (await load())[name] })) };
}
