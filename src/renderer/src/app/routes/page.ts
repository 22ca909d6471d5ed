import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A page that is fetched when somebody goes there, or a little earlier. */
export interface Page<Props = object> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the page's code without showing it. */
  readonly load: () => Promise<unknown>;
}

/** Our pages are named exports, which `React.lazy` does not take as they are. */
export function page<Name extends string, Props = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): Page<Props> {
  return { load, Component: lazy(async () => ({ default: (await load())[name] })) };
}
