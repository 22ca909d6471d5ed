import type { PieceFacts } from '#spec/pieces/piece-facts.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { BodyPlace } from '../archetype.ts';
import { typesNotBuilt } from '../not-built/types.ts';
import type { OrderName, TypeReading } from '../order-name.ts';
import { archetypes, archetypeNames } from '../registry.ts';

/** What is known of a type of ordered item, whether the studio designs it or not. */
export interface ItemType extends TypeReading {
  /** Worn on the finger: it has a centre stone and a band, and it takes knocks. */
  readonly onFinger?: boolean;
  /** The kind of size that a lone number can be. */
  readonly sizedLike?: PieceFacts['sizedBy'];
  /** It goes round a finger or a wrist. */
  readonly isHoop?: boolean;
  /** Two of it are one order, so that a weight may be of one or of both. */
  readonly isPair?: boolean;
}

const unknown: ItemType = {};

const itemTypes: ReadonlyMap<string, ItemType> = new Map([
  ...Object.entries(typesNotBuilt),
  ...archetypeNames.flatMap((archetypeName) => {
    const { body, names } = archetypes[archetypeName];
    return names.flatMap(({ types, subtype, typeReading }: OrderName): readonly [string, ItemType][] =>
      subtype === undefined ? types.map((type) => [type, { ...onBody(body), ...typeReading }]) : [],
    );
  }),
]);

function onBody({ kind }: BodyPlace): ItemType {
  const { wornOn, sizedBy, pair, hoop } = pieceKinds[kind];
  return { onFinger: wornOn === 'finger', sizedLike: sizedBy, isPair: pair, isHoop: hoop };
}

/** What is known of a type; nothing for an unknown one. */
export function itemType(type: string | undefined): ItemType {
  return (type === undefined ? undefined : itemTypes.get(type)) ?? unknown;
}
