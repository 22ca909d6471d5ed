import { coloursOfSeveral, isMaterialCalled, metalColoursCalled } from '../../meanings/metals.ts';
import { alloys } from '../../tables/alloys.ts';
import type { Comparison } from '../comparison.ts';
import type { Verdict } from '../fact.ts';
import { changed, compared, number, kept, keptAs, notDone, type SectionRules, word } from '../rule.ts';

/** Metals that gold and platinum are alloyed with, as recipes write them. */
const symbols: Readonly<Record<string, string>> = {
  palladium: 'Pd',
  nickel: 'Ni',
  ruthenium: 'Ru',
  iridium: 'Ir',
  cobalt: 'Co',
  copper: 'Cu',
};

const metalOf = ({ design }: Comparison) => alloys[design.spec.metal.alloy];

export const metalRules: SectionRules<'metal'> = {
  'metal.material': word((material, { design }) => {
    const { alloy } = design.spec.metal;
    return isMaterialCalled(alloy, material) ? kept : changed(alloys[alloy].name);
  }),
  'metal.karat': number(judgeKarat),
  // 916 and 917 are the same 22 karat.
  'metal.fineness': number((said, at) =>
    compared(metalOf(at).fineness ?? undefined, (found) => Math.abs(found - said) <= 1, 'an alloy without a fineness'),
  ),
  'metal.color': word((said, at) => {
    const { colour } = metalOf(at);
    if (coloursOfSeveral.has(said)) return notDone('in one colour');
    return metalColoursCalled(said).includes(colour) ? kept : changed(colour);
  }),
  'metal.alloyed_with': word((said, at) => {
    const { composition, name, note } = metalOf(at);
    const symbol = symbols[said] ?? said;
    return new RegExp(`\\b${symbol}\\b|${said}`, 'i').test(`${composition} ${name} ${note}`)
      ? kept
      : notDone(`an alloy without ${said}`);
  }),
  'metal.fallback_karat': { readWith: 'metal.karat' },
};

function judgeKarat(said: number, at: Comparison): Verdict {
  const { karat } = metalOf(at);
  if (karat === said) return kept;
  if (karat === null) return notDone('not in gold');
  return karat === at.request.metal?.fallback_karat ? keptAs(karat) : changed(karat);
}
