/** What a dialog is besides a question. A welcome is a warning for a guest: it says what is needed first, and greets. */
export type DialogKind = 'welcome' | 'information' | 'error';
