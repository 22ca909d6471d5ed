import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabPage<T extends string> {
  readonly name: T;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly open: T;
  readonly pages: readonly TabPage<T>[];
  readonly onOpen: (name: T) => void;
}

/** Tabs. Callers keep the open one in the address, so that it can be linked to. */
export function Tabs<T extends string>({ label, open, pages, onOpen }: TabsProps<T>) {
  return (
    <Base.Root className={styles.tabs} value={open} onValueChange={(name) => onOpen(name as T)}>
      <Base.List className={styles.list} aria-label={label}>
        {pages.map((page) => (
          <Base.Tab key={page.name} className={styles.tab} value={page.name}>
            {page.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} />
      </Base.List>
      {pages.map((page) => (
        <Base.Panel key={page.name} className={styles.panel} value={page.name}>
          {page.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
