import { FILM_ENDPOINT } from './film.ts';
import {
  flag,
  listOf,
  matching,
  optional,
  positiveInteger,
  type Read,
  record,
  text,
  webAddress,
  withDefault,
} from './schema.ts';

/** Where a form of the public pages is sent: a path on this site, or an absolute address elsewhere. */
const endpoint = record({ endpoint: webAddress });

/** A text that may be empty. */
const anyText = matching(/^/);

/** The service that receives waitlist entries: EmailJS, or this studio with the same API. */
const waitlistService = record({
  endpoint: webAddress,
  /** These three may be empty: then the form says which of them is missing. */
  serviceId: anyText,
  templateId: anyText,
  publicKey: anyText,
  /** Refuse headless browsers (451). */
  blockHeadless: withDefault(flag, false),
  /**
   * Refuse forms whose watched field, by its name, e.g. `email`, is one of these (403). Everybody can read the list.
   */
  blockList: optional(record({ list: listOf(text), watchVariable: text })),
  /** Refuse a second form before this time has passed (429). */
  limitRate: optional(record({ throttleMs: positiveInteger })),
});

export type WaitlistService = Read<typeof waitlistService>;

/** The members of `/config.json` about the public pages. Without settings, the studio itself provides every service. */
export const publicServices = {
  trial: withDefault(endpoint, { endpoint: '/api/trial' }),
  waitlist: withDefault(waitlistService, {
    endpoint: '/api/v1.0/email/send-form',
    serviceId: 'studio_service',
    templateId: 'studio_waitlist',
    publicKey: 'studio_public_key',
    blockHeadless: false,
  }),
  newsletter: withDefault(endpoint, { endpoint: '/api/newsletter' }),
  contact: withDefault(endpoint, { endpoint: '/api/contact' }),
  /** Opened in a new tab: it leads to the film. */
  seeVideo: withDefault(endpoint, { endpoint: FILM_ENDPOINT }),
  /** Prefix of the paths of films, e.g. `https://media.example`; empty for this site. */
  mediaHost: withDefault(matching(/^$|^(\/(?![/\\])|https?:\/\/)/), ''),
} as const;

const schema = record(publicServices);

/** The services behind the public pages. */
export type PublicServices = Read<typeof schema>;

/** All of them by the studio itself. */
export const embeddedServices: PublicServices = schema.read({}, '');
