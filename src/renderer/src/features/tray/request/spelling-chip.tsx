import { rewriteBrief } from '#spec/request/rewrite-brief.ts';
import { Chip } from '../../../components/controls/chip.tsx';
import type { RequestChip } from './request-chips.ts';

interface SpellingChipProps {
  readonly chip: RequestChip;
  /** The word as it is spelt. */
  readonly rightly: string;
  readonly brief: string;
  readonly onRewrite: (brief: string) => void;
}

/** A misspelt word and what it was read as; pressing it writes the right one into the brief and designs again. */
export function SpellingChip({ chip, rightly, brief, onRewrite }: SpellingChipProps) {
  return (
    <Chip
      state={chip.state}
      title={`Write “${rightly}” in the brief`}
      onClick={() => onRewrite(rewriteBrief(brief, chip.spans, rightly))}
    >
      {chip.words}
    </Chip>
  );
}
