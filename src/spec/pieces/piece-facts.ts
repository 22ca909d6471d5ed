/** What is true of every piece of one kind, for whoever would otherwise have to know the kind by its name. */
export interface PieceFacts {
  /** Where it is worn. */
  readonly wornOn: 'finger' | 'wrist' | 'ear' | 'neck';
  /** Goes round a finger or wrist, axis y, with its top towards +z; otherwise it hangs, facing +z, with +y upwards. */
  readonly hoop: boolean;
  /** Cannot be made without its size. */
  readonly needsSize: boolean;
  /** Made twice: the design describes the right one, the left one is its mirror image. */
  readonly pair: boolean;
  /** Has no shape of its own: it lies as it falls. */
  readonly flexible: boolean;
  /** Hangs on a bought chain that is seen with it but is no part of it. */
  readonly onBoughtChain: boolean;
  /** A chain in it is the piece itself: made, whatever the `supply` of the part says. */
  readonly chainIsMade: boolean;
}
