import { z } from '@hono/zod-openapi';

/** The path of everything that is in a workshop. The guard has read it already: it answers 404 for what is no id. */
export const WorkshopPath = z.object({ workshopId: z.string() });
