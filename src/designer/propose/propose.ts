import { ok, type Result } from '#shared/result.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import { type ProposedDesign, type ProposeOptions, type Role, roles, type Traits } from '../proposal.ts';
import { chooseKinds } from './choose-kinds.ts';
import { chooseLooks } from './choose-looks.ts';
import { namesFor } from './names.ts';
import { isPieceOpen } from './open-piece.ts';
import { reasonFor } from './reason.ts';
import { specOf } from './spec-of.ts';
import { toldApart } from './told-apart.ts';
import { withinFields } from './within-fields.ts';

/**
 * Proposes up to four designs for one piece: what was asked for, a more generous one, a quiet one and one with an idea
 * of its own. What was said is the same in all of them; they differ in what was left open. When the
 * piece itself was left open, each is another kind of piece.
 * @returns a problem when the piece, its gem or a said measure cannot be made
 */
export function propose(request: DesignRequest, options: ProposeOptions): Result<readonly ProposedDesign[]> {
  const playing = roles.slice(0, Math.min(roles.length, Math.max(1, options.count)));
  const chosen = isPieceOpen(request) ? chooseKinds(request, options, playing) : chooseLooks(request, options, playing);
  if (!chosen.ok) return chosen;
  const named = chosen.value.map(({ archetype, candidate: { family, traits } }) => ({
    family: isOfIndia(request, archetype) ? ('indian-heritage' as const) : family,
    look: lookOf(request, traits),
  }));
  const names = namesFor(named, request.recipient?.gender === 'male');
  const drawn = chosen.value.map((one) => ({ ...one, design: withinFields(one.met.design) }));
  const said = toldApart(
    drawn.map(({ archetype, design, met }) => ({ words: archetype.say(design), design, grams: met.estimate.grams })),
  );
  const designs: ProposedDesign[] = [];
  for (const [index, { archetype, candidate, design, met, remarks }] of drawn.entries()) {
    const { role, family, traits } = candidate;
    const spec = specOf(design, titleOf(role, archetype, options) ?? names[index] ?? '', options.seed);
    if (!spec.ok) return spec;
    const reason = reasonFor(role, said[index] ?? '', [...remarks, ...met.remarks]);
    designs.push({ role, family, reason, traits, spec: spec.value, estimatedAmount: met.estimate.amount });
  }
  return ok(designs);
}

/** A piece of the Indian tradition has an Indian name, in whatever style it is drawn. */
function isOfIndia({ items = [] }: DesignRequest, { names }: Archetype): boolean {
  const [item] = items;
  return names.some(
    ({ types, subtype, heritage }) => heritage && types.includes(item?.type ?? '') && subtype === item?.subtype,
  );
}

/** What its name follows from: the piece and its stones as they were asked for, and its outline. */
function lookOf({ items = [], stones = [] }: DesignRequest, { silhouette }: Traits): string {
  const [item] = items;
  return [item?.type, item?.subtype, ...stones.map(({ gem }) => gem), silhouette].join(' ');
}

/** "Aurelia earrings", which go with the ring that is called Aurelia; undefined for a piece that goes with none. */
function titleOf(role: Role, { body }: Archetype, { leading }: ProposeOptions): string | undefined {
  const title = leading?.designs[role]?.spec.title;
  return title === undefined ? undefined : `${title} ${pieceKinds[body.kind].called}`;
}
