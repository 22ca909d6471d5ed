import { useState } from 'react';
import { Button, type ButtonVariant } from '../../components/controls/button.tsx';
import { OrderDialog } from './order-dialog.tsx';

interface OrderButtonProps {
  readonly designId: string;
  readonly title: string;
  readonly variant?: ButtonVariant;
}

/** Begins an order of a piece. */
export function OrderButton({ designId, title, variant = 'quiet' }: OrderButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} aria-label={`Order ${title}`} onClick={() => setOpen(true)}>
        Order
      </Button>
      {isOpen && <OrderDialog designId={designId} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
