/** What a dialog is besides a question. */
export type DialogKind = 'warning' | 'information' | 'error';
