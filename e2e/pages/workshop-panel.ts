import type { Page } from 'playwright/test';

/** The panel of a workshop on the profile page, and the invitation above it. */
export function workshopPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Workshop', exact: true });
  const invitation = page.getByRole('region', { name: 'Invitation' });
  return {
    panel,
    invitation,
    people: panel.getByRole('listitem'),
    person: (email: string) => panel.getByRole('listitem').filter({ hasText: email }),
    card: (name: string) => panel.getByRole('region', { name }),
    open: () => page.goto('/profile-page'),
    async name(name: string): Promise<void> {
      await panel.getByRole('textbox', { name: 'Name of the workshop' }).fill(name);
      await panel.getByRole('button', { name: 'Save the name' }).click();
    },
    async invite(email: string, role: string): Promise<void> {
      await panel.getByRole('textbox', { name: 'Invite by email' }).fill(email);
      await panel.getByRole('combobox', { name: 'As' }).selectOption(role);
      await panel.getByRole('button', { name: 'Send the invitation' }).click();
    },
    workIn: (name: string) => panel.getByRole('button', { name: `Work in ${name}` }).click(),
    join: () => invitation.getByRole('button', { name: 'Join the workshop' }).click(),
    async remove(email: string): Promise<void> {
      await panel.getByRole('button', { name: `Remove ${email}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    },
    async leave(name: string): Promise<void> {
      await panel.getByRole('button', { name: `Leave ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    },
  };
}
