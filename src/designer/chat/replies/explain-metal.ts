import { exactMoney } from '#shared/money.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { type Alloy, type AlloyId, alloyIds, alloys } from '#spec/tables/alloys.ts';
import { rateFor } from '#spec/workshop/metal-rates.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** What the table of alloys tells of the metal of a piece: what is in it, why it suits, and what its neighbours are. */
export function explainMetal(
  id: AlloyId,
  request: DesignRequest,
  profile: WorkshopProfile,
  isForClient: boolean,
): readonly string[] {
  const alloy = alloys[id];
  return [
    whoChose(alloy, request),
    whatIsInIt(alloy),
    alloy.soft
      ? 'It bends by hand, so claws and small stones need thicker metal, and pavé wears early.'
      : 'It is hard enough to hold claws and small stones in daily wear.',
    ...(alloy.nickel ? ['It holds nickel, which some skins do not bear: the palladium white gold has none.'] : []),
    ...neighbours(id, profile, isForClient),
  ];
}

function whoChose({ karat, metal, name }: Alloy, { metal: said }: DesignRequest): string {
  if (said === undefined) return `Nobody said the metal, so it is ${name}, the usual one for such a piece.`;
  const isAsSaid = said.karat === undefined ? said.material === metal : said.karat === karat;
  return isAsSaid ? `${name}, as it was asked for.` : `It was asked for in another metal and is in ${name} now.`;
}

function whatIsInIt({ fineness, metal, composition }: Alloy): string {
  if (fineness === null) return 'It holds no precious metal, so it has no hallmark.';
  const rest = composition === '' ? '' : ` (${composition}, per cent by weight)`;
  return `${fineness} parts in a thousand are ${metal}${rest}.`;
}

/** The next richer and the next plainer alloy of its metal and colour, with what each costs a gram. */
function neighbours(id: AlloyId, profile: WorkshopProfile, isForClient: boolean): readonly string[] {
  const own = alloys[id];
  const alike = alloyIds.filter(
    (other) =>
      alloys[other].metal === own.metal && alloys[other].colour === own.colour && alloys[other].karat !== own.karat,
  );
  const finer = alike.findLast((other) => (alloys[other].fineness ?? 0) > (own.fineness ?? 0));
  const plainer = alike.find((other) => (alloys[other].fineness ?? 0) < (own.fineness ?? 0));
  const told = [finer, plainer].flatMap((other) => {
    if (other === undefined) return [];
    const { name, soft } = alloys[other];
    const rate = isForClient ? '' : `, ${exactMoney(rateFor(other, profile), profile.currency)} a gram`;
    return [`${name}${soft && !own.soft ? ' is softer' : ''}${rate}`];
  });
  if (told.length === 0) return [];
  const mine = isForClient ? '' : `${own.name} is ${exactMoney(rateFor(id, profile), profile.currency)} a gram; `;
  return [`${mine}${mine === '' ? 'Beside it: ' : ''}${told.join('; ')}.`];
}
