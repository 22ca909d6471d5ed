import type { StudioServices } from '../services.ts';

/** A studio as it writes to shops of what their clients do. */
export const letterPartsOf = (services: StudioServices) => ({
  ...services,
  messageCaps: services.settings.messageCaps,
  hasMailServer: services.settings.smtp !== undefined,
});
