/** Something that happens again and again, and whoever wants to be told of it. */
export interface Signal<T> {
  emit(value: T): void;
  /** Subscribers are told in the order in which they subscribed. */
  subscribe(listener: (value: T) => void): void;
}

/** Ties two parts together of which neither can be made after the other. */
export function createSignal<T>(): Signal<T> {
  const listeners: ((value: T) => void)[] = [];
  return {
    emit: (value) => listeners.forEach((listener) => listener(value)),
    subscribe: (listener) => void listeners.push(listener),
  };
}
