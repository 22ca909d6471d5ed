import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { karatOfFineness } from '#spec/meanings/karats.ts';
import { clashesIn } from '#spec/meanings/clashes.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { sizeOfRequest } from '#spec/request/size-of-request.ts';
import type { Assumption } from '#spec/request/reader-fields.ts';

/** A question that blocks a design, or the stated assumption that is made instead. */
export interface OpenPoint {
  readonly ask?: string;
  readonly assumption?: Assumption;
}

/** Looks at the finished request for what is missing. A new question is one more function here. */
export type QuestionRule = (request: DesignRequest) => readonly OpenPoint[];

/** Whether the intent ends in a new piece; otherwise the piece exists already. */
function makesNew({ intent }: DesignRequest): boolean {
  return intent === 'new_design' || intent === 'new_set' || intent === 'remodel';
}

const whichPiece: QuestionRule = (request) => {
  const assumed = request.assumptions.some(({ field }) => field === 'items[0].type');
  return makesNew(request) && !request.items && !assumed ? [{ ask: 'item_type' }] : [];
};

/** Rose and yellow are colours of gold; white may be gold, platinum or silver. */
const whichMetal: QuestionRule = (request) => {
  const { material, color } = request.metal ?? {};
  if (!makesNew(request) || material !== undefined) return [];
  if (color !== 'rose' && color !== 'yellow') return [{ ask: 'metal_material' }];
  return [
    { assumption: { field: 'metal.material', value: 'gold', why: `Metal that is said to be ${color} is gold.` } },
  ];
};

/**
 * A colour does not name a gem: a green stone may be any of six. A shape without a colour means a diamond by trade
 * custom.
 */
const whichGem: QuestionRule = (request) =>
  (request.techniques?.includes('navratna') ? [] : (request.stones ?? [])).flatMap(
    (stone, index): readonly OpenPoint[] => {
      const field = `stones[${index}].gem`;
      const { isAnywhere, isSmall, isSide } = stoneRole(stone.role);
      const assumed = request.assumptions.some((assumption) => assumption.field === field);
      if (stone.gem !== undefined || assumed || isAnywhere) return [];
      if (stone.color !== undefined) return [{ ask: 'stone_gem' }];
      const isDiamondTalk =
        stone.color_grade !== undefined || stone.clarity !== undefined || stone.setting?.includes('pave') === true;
      if (isSmall || isSide) {
        return [
          {
            assumption: {
              field,
              value: 'diamond',
              why: 'A halo, side or accent stone is a diamond unless another gem is named.',
            },
          },
        ];
      }
      if (
        isDiamondTalk ||
        stone.shape !== undefined ||
        stone.carat_each !== undefined ||
        stone.carat_total !== undefined
      ) {
        return [
          {
            assumption: {
              field,
              value: 'diamond',
              why: 'A cut or carat weight without a gem is said of diamonds in the trade.',
            },
          },
        ];
      }
      return [{ ask: 'stone_gem' }];
    },
  );

/** What is ruled out and asked for at once: the exclusion holds until the client has answered. */
const excludedAndWanted: QuestionRule = (request) =>
  clashesIn(request).length > 0 ? [{ ask: 'excluded_and_wanted' }] : [];

/** A bangle size is inches and sixteenths; the diameter is computed from it, so it is an assumption. */
const bangleDiameter: QuestionRule = (request) => {
  const { size } = request;
  const read = size?.system === 'IN_BANGLE' ? sizeOfRequest(size) : undefined;
  if (!read?.ok) return [];
  const [inches, sixteenths] = String(read.value.value).split('-');
  const diameterMm = Math.round(read.value.innerDiameterMm * 100) / 100;
  const why = `${inches} ${sixteenths}/16 inch inside, as Indian bangle sizes are counted.`;
  return [{ assumption: { field: 'size.inner_diameter_mm', value: diameterMm, why } }];
};

/** 22K916, 18K750: a hallmark has both, and says the same twice. */
const karatByFineness: QuestionRule = ({ metal }) => {
  const karat = metal?.material === 'gold' ? karatOfFineness(metal.fineness) : undefined;
  if (karat === undefined || metal?.karat !== undefined) return [];
  return [
    {
      assumption: { field: 'metal.karat', value: karat, why: `Gold of fineness ${metal?.fineness} is ${karat} karat.` },
    },
  ];
};

export const questionRules: readonly QuestionRule[] = [
  whichPiece,
  whichMetal,
  whichGem,
  excludedAndWanted,
  bangleDiameter,
  karatByFineness,
];
