import type { RequestField } from './request-field.ts';

/** What is true of a field of a request, wherever its value is judged, shared out or put in words. */
export interface FieldFacts {
  /** What its value is called. */
  readonly called: string;
  /** What it is said of, where its name alone does not tell. */
  readonly of?: 'item' | 'stone';
  readonly unit?: 'mm' | 'g' | 'ct' | 'k';
  /**
   * Looks of one piece differ in it. Numbers that are met after a look has been chosen do not, nor do metal and size,
   * which are the same in all, grades and engraving, which are in none.
   */
  readonly variesByLook?: true;
  /** One piece of an order is enough: the lotus of a set may be on its pendant alone. */
  readonly onceIsEnough?: true;
  /**
   * A measure of a piece or its stones that a design has to the last digit. Limits leave room, and a weight in grams
   * hangs on every dimension.
   */
  readonly isExact?: true;
  /** A size of a ring or bangle, which a line of an order has only where its piece is sized so. */
  readonly isSize?: true;
  /** Its value says what it is about: "brushed", "lotus". */
  readonly isSelfEvident?: true;
  /** Said of a whole order, each line gets a share of it. */
  readonly isSharedOut?: true;
}

/** The facts of every field of a request: a field without them does not compile. */
const requestFields = {
  intent: { called: 'intent' },
  'items.type': { called: 'piece' },
  'items.subtype': { called: 'kind of piece', variesByLook: true },
  'items.qty': { called: 'how many' },
  'items.unit': { of: 'item', called: 'unit' },
  'items.length_mm': { of: 'item', called: 'length', unit: 'mm', isExact: true },
  'items.width_mm': { of: 'item', called: 'width', unit: 'mm', variesByLook: true, isExact: true },
  'items.weight_each_max_g': { of: 'item', called: 'weight limit of each', unit: 'g' },
  'items.weight_approx_g': { of: 'item', called: 'weight', unit: 'g' },
  'items.size_system': { of: 'item', called: 'size system' },
  'items.size_value': { of: 'item', called: 'size' },
  'metal.material': { called: 'metal' },
  'metal.karat': { called: 'karat', unit: 'k' },
  'metal.fineness': { called: 'fineness' },
  'metal.color': { called: 'metal color' },
  'metal.alloyed_with': { called: 'alloyed with' },
  'metal.fallback_karat': { called: 'second choice of karat', unit: 'k' },
  'stones.role': { of: 'stone', called: 'place', variesByLook: true },
  'stones.gem': { of: 'stone', called: 'gem', variesByLook: true },
  'stones.shape': { of: 'stone', called: 'shape', variesByLook: true },
  'stones.cut': { of: 'stone', called: 'cut', variesByLook: true },
  'stones.form': { of: 'stone', called: 'form', variesByLook: true },
  'stones.count': { of: 'stone', called: 'number', variesByLook: true },
  'stones.carat_each': { of: 'stone', called: 'carats each', unit: 'ct', variesByLook: true, isExact: true },
  'stones.carat_total': {
    of: 'stone',
    called: 'carats together',
    unit: 'ct',
    variesByLook: true,
    isExact: true,
    isSharedOut: true,
  },
  'stones.diameter_mm': { of: 'stone', called: 'diameter', unit: 'mm', variesByLook: true, isExact: true },
  'stones.size_mm': { of: 'stone', called: 'size', unit: 'mm', variesByLook: true, isExact: true },
  'stones.size_mm_min': { of: 'stone', called: 'least size', unit: 'mm', variesByLook: true },
  'stones.size_mm_max': { of: 'stone', called: 'size limit', unit: 'mm', variesByLook: true },
  'stones.size_word': { of: 'stone', called: 'size', variesByLook: true },
  'stones.weight.value': { of: 'stone', called: 'weight', variesByLook: true, isExact: true },
  'stones.weight.unit': { of: 'stone', called: 'unit of weight', variesByLook: true },
  'stones.color': { of: 'stone', called: 'color', variesByLook: true },
  'stones.color_grade': { of: 'stone', called: 'color grade' },
  'stones.clarity': { of: 'stone', called: 'clarity' },
  'stones.clarity_is_minimum': { of: 'stone', called: 'clarity as the least' },
  'stones.origin': { of: 'stone', called: 'origin', variesByLook: true },
  'stones.origin_country': { of: 'stone', called: 'origin country' },
  'stones.lab': { of: 'stone', called: 'lab' },
  'stones.setting': { of: 'stone', called: 'setting', variesByLook: true },
  'stones.prongs_per_stone': { of: 'stone', called: 'prongs per stone', variesByLook: true },
  'stones.arrangement': { of: 'stone', called: 'arrangement', variesByLook: true },
  'stones.orientation': { of: 'stone', called: 'orientation', variesByLook: true },
  'stones.rows': { of: 'stone', called: 'rows', variesByLook: true },
  'stones.supplied_by': { of: 'stone', called: 'supplied by' },
  'total_carat.value': { called: 'total carats', unit: 'ct', variesByLook: true, isExact: true, isSharedOut: true },
  'total_carat.includes_center': { called: 'total carats with the centre', variesByLook: true },
  'beads.kind': { called: 'beads', onceIsEnough: true },
  'beads.size_mm': { called: 'bead size', onceIsEnough: true },
  'beads.strands': { called: 'strands', onceIsEnough: true },
  'size.system': { called: 'size system', onceIsEnough: true, isSize: true },
  'size.value': { called: 'size', onceIsEnough: true, isSize: true },
  'size.inner_diameter_mm': { called: 'inside diameter', unit: 'mm', onceIsEnough: true, isSize: true },
  'size.inner_circumference_mm': { called: 'inside circumference', unit: 'mm', onceIsEnough: true, isSize: true },
  'dimensions.band_width_mm': {
    called: 'band width',
    unit: 'mm',
    variesByLook: true,
    onceIsEnough: true,
    isExact: true,
  },
  'dimensions.width_mm': { called: 'width', unit: 'mm', variesByLook: true, onceIsEnough: true, isExact: true },
  'dimensions.width_approx_mm': { called: 'width', unit: 'mm', variesByLook: true, onceIsEnough: true },
  'dimensions.height_mm': { called: 'height', unit: 'mm', variesByLook: true, onceIsEnough: true, isExact: true },
  'dimensions.height_max_mm': { called: 'height limit', unit: 'mm', variesByLook: true, onceIsEnough: true },
  'dimensions.length_mm': { called: 'length', unit: 'mm', variesByLook: true, onceIsEnough: true, isExact: true },
  'dimensions.length_min_mm': { called: 'least length', unit: 'mm', variesByLook: true, onceIsEnough: true },
  'dimensions.length_max_mm': { called: 'length limit', unit: 'mm', variesByLook: true, onceIsEnough: true },
  'dimensions.diameter_mm': { called: 'diameter', unit: 'mm', variesByLook: true, onceIsEnough: true, isExact: true },
  'dimensions.thickness_mm': { called: 'thickness', unit: 'mm', variesByLook: true, onceIsEnough: true, isExact: true },
  'dimensions.chain_length_mm': {
    called: 'chain length',
    unit: 'mm',
    variesByLook: true,
    onceIsEnough: true,
    isExact: true,
  },
  'dimensions.face_shape': { called: 'face shape', variesByLook: true, onceIsEnough: true },
  'dimensions.face_length_mm': {
    called: 'face length',
    unit: 'mm',
    variesByLook: true,
    onceIsEnough: true,
    isExact: true,
  },
  'dimensions.face_width_mm': {
    called: 'face width',
    unit: 'mm',
    variesByLook: true,
    onceIsEnough: true,
    isExact: true,
  },
  'weight.metal_min_g': { called: 'least metal weight', unit: 'g', isSharedOut: true },
  'weight.metal_max_g': { called: 'metal weight limit', unit: 'g', isSharedOut: true },
  'weight.metal_approx_g': { called: 'metal weight', unit: 'g', isSharedOut: true },
  'weight.metal_each_g': { called: 'metal weight of each', unit: 'g' },
  'weight.metal_total_max_g': { called: 'metal weight limit together', unit: 'g', isSharedOut: true },
  'weight.gross_max_g': { called: 'gross weight limit', unit: 'g', isSharedOut: true },
  'weight.total_max_g': { called: 'total weight limit', unit: 'g', isSharedOut: true },
  'weight.value': { called: 'metal weight', isSharedOut: true },
  'weight.unit': { called: 'unit of weight' },
  'weight.scope': { called: 'what the weight is of' },
  finish: { called: 'finish', variesByLook: true, isSelfEvident: true },
  'finish_on.edges': { called: 'finish of the edges', variesByLook: true },
  'finish_on.inside': { called: 'finish of the inside', variesByLook: true },
  techniques: { called: 'techniques', onceIsEnough: true, isSelfEvident: true },
  motifs: { called: 'motifs', variesByLook: true, onceIsEnough: true, isSelfEvident: true },
  style: { called: 'style', variesByLook: true, isSelfEvident: true },
  style_reference: { called: 'style reference' },
  features: { called: 'features', variesByLook: true, onceIsEnough: true, isSelfEvident: true },
  constraints: { called: 'constraints', onceIsEnough: true, isSelfEvident: true },
  profile: { called: 'profile', variesByLook: true, onceIsEnough: true, isSelfEvident: true },
  closure: { called: 'closure', variesByLook: true, onceIsEnough: true, isSelfEvident: true },
  'enamel.colors': { called: 'enamel colours', onceIsEnough: true },
  'enamel.location': { called: 'enamel location', onceIsEnough: true },
  'engraving.text': { called: 'engraving', onceIsEnough: true },
  'engraving.motif': { called: 'engraving motif', onceIsEnough: true },
  'engraving.pattern': { called: 'engraving pattern', onceIsEnough: true },
  'engraving.style': { called: 'engraving style', onceIsEnough: true },
  'engraving.reversed': { called: 'engraving reversed', onceIsEnough: true },
  'engraving.location': { called: 'engraving location', onceIsEnough: true },
  'engraving.action': { called: 'engraving, kept or added', onceIsEnough: true },
  'hallmark.scheme': { called: 'hallmark scheme' },
  'hallmark.huid': { called: 'HUID' },
  'budget.currency': { called: 'budget currency' },
  'budget.min': { called: 'least budget', isSharedOut: true },
  'budget.max': { called: 'budget limit', isSharedOut: true },
  'budget.target': { called: 'budget', isSharedOut: true },
  'budget.approx': { called: 'budget', isSharedOut: true },
  'budget.tax_included': { called: 'tax included' },
  'budget.scope': { called: 'what the budget is for' },
  'budget.amount_raw': { called: 'budget' },
  occasion: { called: 'occasion', isSelfEvident: true },
  occasion_number: { called: 'which time' },
  occasion_time: { called: 'occasion time' },
  deadline: { called: 'deadline' },
  'recipient.relation': { called: 'for whom' },
  'recipient.gender': { called: 'gender' },
  'recipient.age': { called: 'age' },
  'recipient.age_months': { called: 'age in months' },
  'recipient.role': { called: 'role at the occasion' },
  'wear.finger': { called: 'finger' },
  'wear.day': { called: 'day to wear it' },
  'wear.frequency': { called: 'how often it is worn' },
  'astrology.rashi': { called: 'rashi' },
  'astrology.zodiac': { called: 'zodiac' },
  'outfit.garment': { called: 'outfit' },
  'outfit.colors': { called: 'outfit colours' },
  'outfit.fabric': { called: 'outfit fabric' },
  'outfit.work': { called: 'outfit work' },
  'outfit.neckline': { called: 'outfit neckline' },
  exclude: { called: 'ruled out', variesByLook: true },
  base_design: { called: 'base design' },
  changes: { called: 'changes' },
  keep: { called: 'keep' },
  heirloom_from: { called: 'heirloom of' },
  'quote.exclude': { called: 'left out of the quotation' },
  views: { called: 'views' },
  must_ask: { called: 'must ask' },
  should_warn: { called: 'should warn' },
  evidence: { called: 'evidence' },
  'assumptions.field': { called: 'assumptions field' },
  'assumptions.value': { called: 'assumptions' },
  'assumptions.why': { called: 'assumptions why' },
} as const satisfies Readonly<Record<RequestField, FieldFacts>>;

/** What is true of a field. */
export function factsOfField(field: RequestField): FieldFacts {
  return requestFields[field];
}

/** The field of a place in a request: `stones[0].gem` → `stones.gem`; undefined for a place that no request has. */
export function fieldAt(place: string): RequestField | undefined {
  const field = place.replaceAll(/\[\d+\]/g, '');
  return isRequestField(field) ? field : undefined;
}

function isRequestField(field: string): field is RequestField {
  return Object.hasOwn(requestFields, field);
}

/** Whether a number of this field, said of a whole order, is shared out among its lines. */
export function isSharedOut(field: string): boolean {
  return isRequestField(field) && factsOfField(field).isSharedOut === true;
}
