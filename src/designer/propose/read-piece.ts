import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import { isAloneByName, pieceNamed } from '../archetypes/names/piece-named.ts';
import { archetypeOf, formMeant } from '../archetypes/registry.ts';
import { benchRemarks } from '../wish/bench-remarks.ts';
import { fixedRingLook, saidFinish } from '../wish/fixed-look.ts';
import { wishedMetal } from '../wish/metal/wished-metal.ts';
import { hasUndrawnMotif, wishedOutline } from '../wish/motif-words.ts';
import type { PieceWish } from '../wish/piece-wish.ts';
import { ruledOutFeatures } from '../wish/ruled-out.ts';
import { smallWearer } from '../wish/small-wearer.ts';
import { stonesWithAssumedWeights } from '../wish/stones/assumed-weights.ts';
import { oneKindRemarks, settledStones } from '../wish/stones/settled-stones.ts';
import { withSharedCarats } from '../wish/stones/shared-carats.ts';
import { wishedStones } from '../wish/stones/wished-stones.ts';
import { wantedFeatures } from '../wish/wanted-features.ts';
import { wishedLengths } from '../wish/wished-lengths.ts';
import { wishedBudget, wishedWeight } from '../wish/wished-limits.ts';
import { wishedSize } from '../wish/wished-size.ts';
import { wishedStyle } from '../wish/wished-style.ts';

/** A piece that was asked for: what kind of piece it is, and what the request fixes about it. */
export interface AskedPiece {
  readonly archetype: Archetype;
  readonly asked: PieceWish;
}

/**
 * What a request fixes about its first piece. Sizes, alloys and counts come through exactly as said.
 * @returns `not_built_yet` for a piece or gem that cannot be drawn, `size_…` for a size that does not exist
 */
export function readPiece(request: DesignRequest, profile: WorkshopProfile): Result<AskedPiece> {
  const item = request.items?.[0];
  if (request.intent === 'edit' && !item) return fail(notOpen(request.base_design));
  const named = pieceNamed(request);
  if (!named.ok) return named;
  const { name } = named.value;
  const said = wishedStones(stonesWithAssumedWeights(request), isAloneByName(request));
  if (!said.ok) return said;

  const child = smallWearer(request.recipient);
  const gent = request.recipient?.gender === 'male' && !child;
  const style = wishedStyle(request, child !== undefined);
  // A drop pendant is one in that outline; drop earrings are any that swing.
  const { pierced } = archetypeOf(named.value.form).body;
  const outline = wishedOutline(request, pierced ? undefined : item?.subtype);
  const excluded = ruledOutFeatures(request.exclude ?? [], { forChild: child !== undefined });
  const form = name.open
    ? formMeant(named.value.form, {
        stones: said.value,
        outline,
        excluded,
        gent,
        engraved: hasUndrawnMotif(request),
        child: child !== undefined,
        framed: (request.features ?? []).includes('open_frame'),
        alone: said.value.alone || style.plain,
        subtype: item?.subtype,
      })
    : named.value.form;
  const archetype = archetypeOf(form);
  const { body } = archetype;
  if (body.pierced && excluded.has('post')) return fail(needsPiercing());

  const size = wishedSize(request.size, body.sizedBy, { gent, small: child }, profile.ringSizeSystem);
  if (!size.ok) return size;
  const stones = settledStones(withSharedCarats(said.value, request), archetype.stones, {
    excluded,
    count: name.count,
  });
  const heritage = style.families.includes('indian-heritage') || name.heritage === true;
  const metal = wishedMetal(request.metal, {
    gem: stones.main?.gem,
    modern: style.families.includes('modern'),
    heritage,
    highKarat: heritage && body.highKarat,
    pierced: body.pierced,
    excluded,
    kindToSkin: (request.constraints ?? []).some((word) => word === 'hypoallergenic' || word.startsWith('sensitive')),
    country: profile.country,
  });
  const childLengthMm = child && body.childLengthMm(child, item);
  const features = name.features ?? [];
  const remarks = [
    ...(named.value.assumed ? ['a ring, as no piece was named'] : []),
    ...(name.remark === undefined ? [] : [name.remark]),
    ...(size.value.remark === undefined ? [] : [size.value.remark]),
    ...(request.must_ask.includes('carat_each_or_total') ? ['the carats taken as the weight together'] : []),
    ...metal.remarks,
    ...stones.remarks,
    ...oneKindRemarks(stones, archetype.stones),
    ...benchRemarks(request, body.motifs),
  ];
  const asked: PieceWish = {
    request,
    item,
    alloys: metal.alloys,
    finish: saidFinish(request),
    size: size.value.size,
    stones,
    ring: fixedRingLook(request, stones, { features, profile: name.profile }),
    outline,
    lengths: {
      ...(childLengthMm === undefined ? {} : { lengthMm: childLengthMm }),
      ...wishedLengths(request.dimensions, item, archetype.saidWidth),
    },
    weight: wishedWeight(request.weight, item, body.isPair),
    budget: wishedBudget(request.budget, item, profile, body.isPair),
    heft: 0,
    style,
    gent,
    wanted: wantedFeatures(request, stones, { named: features, onShoulders: body.motifs === 'on-shoulders' }),
    excluded,
    remarks: [...new Set(remarks)],
  };
  return ok({ archetype, asked });
}

function notOpen(design: string | undefined): Problem {
  return {
    code: 'design_not_open',
    message: `This asks for a change to ${design ?? 'a design'}, not for a new piece.`,
    remedy: 'Open that design and say the change there.',
    path: 'intent',
  };
}

function needsPiercing(): Problem {
  return {
    code: 'not_built_yet',
    message: 'The studio builds earrings on posts and hooks; clips cannot be drawn yet.',
    remedy: 'Allow a post, and let the bench fit a bought clip in its place.',
    path: 'closure',
  };
}
