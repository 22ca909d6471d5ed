import { useRef, useState } from 'react';
import { profileOfCounter } from '#spec/workshop/profile-of-counter.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { saveFile } from '../../../../lib/platform/save-file.ts';
import styles from '../counter.module.css';
import { counterOfDraft } from '../counter-of-draft.ts';
import type { DraftPartProps } from '../draft-part.ts';

/** A list of prices is a few kilobytes. */
const MOST_BYTES = 1_000_000;

/** What stones cost: the shop's own list, as a file that every spreadsheet writes. */
export function StoneFields({ draft, decimal, onChange }: DraftPartProps) {
  const [news, setNews] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const own = Object.keys(draft.stonePrices ?? {}).length;

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) return setNews(['This file is too large for a list of prices.']);
    const { readStoneList } = await import('./stone-list.ts');
    const { prices, lines, unread } = readStoneList(await file.text(), decimal);
    if (lines > 0) onChange({ stonePrices: prices });
    const read = `Read: ${lines} ${lines === 1 ? 'line' : 'lines'}. Save your counter to use them.`;
    setNews([...(lines > 0 ? [read] : []), ...unread]);
  }

  async function download(): Promise<void> {
    const counter = counterOfDraft(draft);
    if (!counter.ok) return setNews([`${counter.problem.message} ${counter.problem.remedy}`]);
    const { writtenStoneList } = await import('./stone-list.ts');
    const csv = writtenStoneList(profileOfCounter(counter.value, 'as typed').stonePrices);
    const saved = await saveFile('stone-prices.csv', 'text/csv', new TextEncoder().encode(csv));
    if (!saved.ok) setNews([`${saved.problem.message} ${saved.problem.remedy}`]);
  }

  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Stone prices</legend>
      <p className={styles.note}>
        {own === 0 ? 'All are examples.' : `${own} of your own; the others are examples.`} A list is a CSV file with the
        columns stone, quality, from ct and price per ct.
      </p>
      <div className={styles.row}>
        <Button onClick={() => void download()}>Download the list</Button>
        <Button onClick={() => input.current?.click()}>Choose your list</Button>
        {own > 0 && (
          <Button variant="bare" onClick={() => onChange({ stonePrices: undefined })}>
            Back to examples
          </Button>
        )}
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".csv,text/csv"
        aria-label="Your list of stone prices"
        tabIndex={-1}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // The same file, mended, can be chosen again.
          event.target.value = '';
        }}
      />
      {news.length > 0 && (
        <ul className={styles.news} role="status">
          {news.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
