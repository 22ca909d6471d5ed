import { useState } from 'react';
import { priceRequestRules } from '#shared/forms/contact-rules.ts';
import { tidyText } from '#shared/forms/field-rule.ts';
import { FormDialog, type DialogField } from '../../components/overlays/form-dialog.tsx';
import { Button } from '../../components/controls/button.tsx';
import { MessageDialog } from '../../components/overlays/message-dialog.tsx';
import { useAuth } from '../../state/auth.ts';
import { sendMessage } from '../../site/send-message.ts';

const fields: readonly DialogField<keyof typeof priceRequestRules>[] = [
  { name: 'email', label: 'Email', rule: priceRequestRules.email, autoComplete: 'email' },
  { name: 'site', label: 'Your website', rule: priceRequestRules.site, autoComplete: 'url' },
];

interface AskForPricesProps {
  readonly plan: string;
  readonly onClose: () => void;
}

/** Asks where the quote should be sent, and sends the question on. */
export function AskForPrices({ plan, onClose }: AskForPricesProps) {
  const [answer, setAnswer] = useState<string>();
  const email = useAuth((state) => state.user?.email);

  async function ask({
    email: to,
    site,
  }: Readonly<Record<keyof typeof priceRequestRules, string>>): Promise<string | undefined> {
    const address = tidyText(site, priceRequestRules.site);
    const sent = await sendMessage({
      name: to.trim(),
      email: to.trim(),
      subject: `Price of ${plan}`,
      message: address === '' ? `What does ${plan} cost?` : `What does ${plan} cost? We are at ${address}.`,
    });
    if (!sent.ok) return `${sent.problem.message} ${sent.problem.remedy}`;
    setAnswer(sent.value.message);
    return undefined;
  }

  if (answer !== undefined) {
    return (
      <MessageDialog title="Thank you" text={answer} onClose={onClose}>
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      </MessageDialog>
    );
  }
  return (
    <FormDialog
      title={`${plan}: request a quote`}
      description="Where should we send the quote?"
      fields={fields.map((field) => (field.name === 'email' ? { ...field, known: email } : field))}
      confirm="Send"
      onSubmit={ask}
      onClose={onClose}
    />
  );
}
