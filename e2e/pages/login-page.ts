import { expect, type Page } from 'playwright/test';

/** The sign-in widget. */
export function loginPage(page: Page) {
  const password = page.getByLabel('Password', { exact: true });
  return {
    error: page.getByRole('alert'),
    heading: (name: string) => page.getByRole('heading', { name }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    async open() {
      await page.goto('/login');
    },
    async signIn(email: string, secret: string) {
      await page.getByLabel('Email').fill(email);
      await password.fill(secret);
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
    },
    /** Signs in where the address is filled in already. */
    async signInWith(secret: string, email: string) {
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await password.fill(secret);
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
    },
    async signUp(email: string, secret: string) {
      await page.getByRole('tab', { name: 'Create Account' }).click();
      await page.getByLabel('Email').fill(email);
      await password.fill(secret);
      await page.getByLabel('Confirm Password').fill(secret);
      await page.getByRole('button', { name: 'Create Account' }).click();
    },
    async confirm(code: string) {
      await page.getByLabel('Confirmation Code').fill(code);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    },
  };
}
