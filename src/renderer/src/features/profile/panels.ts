import type { ComponentType } from 'react';
import { AccountPanel } from '../../identity/panels/account-panel.tsx';
import { DeletePanel } from '../../identity/panels/delete-panel.tsx';
import { forOwnPasswords } from '../../identity/panels/for-own-passwords.tsx';
import { OneTimePasswordPanel } from '../../identity/panels/one-time-password-panel.tsx';
import { PasswordPanel } from '../../identity/panels/password-panel.tsx';
import { SessionsPanel } from '../../identity/panels/sessions-panel.tsx';
import { CounterPanel } from './counter/counter-panel.tsx';
import { ModelPanel } from './model/model-panel.tsx';
import { WorkshopPanel } from './workshop/workshop-panel.tsx';

interface ProfilePanel {
  readonly title: string;
  /** Where other pages lead to it. */
  readonly id?: string;
  readonly Panel: ComponentType;
}

/** What a jeweller can set about themselves and their workshop, in the order of the page. A new panel is a new line. */
export const profilePanels: readonly ProfilePanel[] = [
  { title: 'Account', Panel: AccountPanel },
  { title: 'Your counter', id: 'counter', Panel: CounterPanel },
  { title: 'Workshop', Panel: WorkshopPanel },
  { title: 'Who answers in the chat', id: 'model', Panel: ModelPanel },
  { title: 'Password', Panel: forOwnPasswords(PasswordPanel) },
  { title: 'One-time password', Panel: forOwnPasswords(OneTimePasswordPanel) },
  { title: 'Where you are signed in', Panel: SessionsPanel },
  { title: 'Leaving', Panel: DeletePanel },
];
