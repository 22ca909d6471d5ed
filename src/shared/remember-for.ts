/**
 * Keeps the results of a pure function by the object that they follow from and a key, for as long as that object is
 * used: asking again gives the same object, by which what follows from it is known in turn.
 *
 * The rule for every owner: it is never changed, and together with the key it decides the result. So what else a result
 * depends on is in the key or the same for one owner (a wish has one archetype, a candidate one wish). A changed copy of
 * an owner is a new one, for which all is made again: a copy that is asked for more than once is remembered too.
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
