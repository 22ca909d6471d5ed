import { Button } from '../../../components/controls/button.tsx';
import type { ChangeWorkshop } from './change-workshop.ts';
import { workIn, type Workshop } from './workshop-api.ts';
import styles from './workshop.module.css';

interface WorkPlaceProps {
  readonly workshop: Workshop;
  readonly place: 'only' | 'here' | 'elsewhere';
  readonly isBusy: boolean;
  readonly onChange: ChangeWorkshop;
}

/** Whether one works in this workshop, and the way to; for who is in several. */
export function WorkPlace({ workshop: { id, name, role }, place, isBusy, onChange }: WorkPlaceProps) {
  if (place === 'here')
    return <p className={styles.note}>You work here: what you make is kept in {name}, at its rates.</p>;
  // Who casts keeps no designs.
  if (place === 'only' || role === 'caster') return null;
  return (
    <Button disabled={isBusy} onClick={() => void onChange(() => workIn(id), `You work in ${name} now.`)}>
      Work in {name}
    </Button>
  );
}
