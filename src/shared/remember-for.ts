/**
 * Keeps the results of a pure function by the object that they follow from and a key, for as long as that object is
 * used: asking again gives the same result.
 */
export function rememberFor<Owner extends object, T>(): (owner: Owner, key: string, make: () => T) => T {
  const kept = new WeakMap<Owner, Map<string, T>>();
  return (owner, key, make) => {
    const ofOwner = kept.get(owner) ?? new Map<string, T>();
    kept.set(owner, ofOwner);
    const known = ofOwner.get(key);
    if (known !== undefined) return known;
    const made = make();
    ofOwner.set(key, made);
    return made;
  };
}
