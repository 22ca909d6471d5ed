import type { DesignSpec } from '#spec/design-spec.ts';
import type { Part } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';

/** A design without its name: every field written out, so that it can be estimated and compared before it is checked. */
export interface ComposedDesign {
  readonly kind: DesignSpec['kind'];
  readonly metal: DesignSpec['metal'];
  readonly size: DesignSpec['size'];
  readonly stones: Readonly<Record<string, Stone>>;
  readonly parts: Readonly<Record<string, Part>>;
}
