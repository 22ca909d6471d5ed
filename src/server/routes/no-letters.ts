import type { Problem } from '#shared/result.ts';

/** Where an e-mail would reach nobody. */
export const noLetters: Problem = {
  code: 'no_letters',
  message: 'This studio can’t send email yet.',
  remedy: 'Come back later, or write to us with the contact form.',
};
