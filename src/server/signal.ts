/** A repeated event and its subscribers. */
export interface Signal<T> {
  emit(value: T): void;
  /** Subscribers are called in the order in which they subscribed. */
  subscribe(listener: (value: T) => void): void;
}

/** Connects two parts of which neither can be created after the other. */
export function createSignal<T>(): Signal<T> {
  const listeners: ((value: T) => void)[] = [];
  return {
    emit: (value) => listeners.forEach((listener) => listener(value)),
    subscribe: (listener) => void listeners.push(listener),
  };
}
