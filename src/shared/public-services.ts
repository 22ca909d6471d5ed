import { flag, list, optional, positive, record, type Reader, text, webAddress } from './read-config.ts';

/** Where a form of the public pages is sent: a path on this site, or an absolute address elsewhere. */
export interface Endpoint {
  readonly endpoint: string;
}

/** The service that receives waitlist entries: EmailJS, or this studio with the same API. */
export interface WaitlistService extends Endpoint {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  /** Refuse headless browsers (451). */
  readonly blockHeadless: boolean;
  /** Refuse forms whose watched field is one of these (403). Everybody can read the list. */
  readonly blockList?: BlockList;
  /** Refuse a second form before this time has passed (429). */
  readonly limitRate?: { readonly throttleMs: number };
}

export interface BlockList {
  readonly list: readonly string[];
  /** The name of a field, e.g. `email`. */
  readonly watchVariable: string;
}

/** The services behind the public pages. */
export interface PublicServices {
  readonly trial: Endpoint;
  readonly waitlist: WaitlistService;
  readonly newsletter: Endpoint;
  readonly contact: Endpoint;
  /** Opened in a new tab: it leads to the film. */
  readonly seeVideo: Endpoint;
  /** Prefix of the paths of films, e.g. `https://media.example`; empty for this site. */
  readonly mediaHost: string;
}

/** Without settings, the studio itself provides every service. */
export const embeddedServices: PublicServices = {
  trial: { endpoint: '/api/trial' },
  waitlist: {
    endpoint: '/api/v1.0/email/send-form',
    serviceId: 'studio_service',
    templateId: 'studio_waitlist',
    publicKey: 'studio_public_key',
    blockHeadless: false,
  },
  newsletter: { endpoint: '/api/newsletter' },
  contact: { endpoint: '/api/contact' },
  seeVideo: { endpoint: '/api/video' },
  mediaHost: '',
};

/** Reads the part of `/config.json` about the public pages; missing members get their defaults. */
export function readPublicServices(site: Readonly<Record<string, unknown>>): PublicServices {
  const { mediaHost } = site;
  return {
    trial: endpoint(site['trial'], 'trial', embeddedServices.trial),
    waitlist: site['waitlist'] === undefined ? embeddedServices.waitlist : waitlist(site['waitlist'], 'waitlist'),
    newsletter: endpoint(site['newsletter'], 'newsletter', embeddedServices.newsletter),
    contact: endpoint(site['contact'], 'contact', embeddedServices.contact),
    seeVideo: endpoint(site['seeVideo'], 'seeVideo', embeddedServices.seeVideo),
    mediaHost: mediaHost === undefined || mediaHost === '' ? '' : webAddress(mediaHost, 'mediaHost'),
  };
}

function endpoint(value: unknown, path: string, usual: Endpoint): Endpoint {
  if (value === undefined) return usual;
  return { endpoint: webAddress(record(value, path)['endpoint'], `${path}.endpoint`) };
}

const waitlist: Reader<WaitlistService> = (value, path) => {
  const service = record(value, path);
  return {
    endpoint: webAddress(service['endpoint'], `${path}.endpoint`),
    serviceId: text(service['serviceId'], `${path}.serviceId`),
    templateId: text(service['templateId'], `${path}.templateId`),
    publicKey: text(service['publicKey'], `${path}.publicKey`),
    blockHeadless: flag(service['blockHeadless'] ?? false, `${path}.blockHeadless`),
    ...optional('blockList', service['blockList'], (one) => blockList(one, `${path}.blockList`)),
    ...optional('limitRate', service['limitRate'], (one) => ({
      throttleMs: positive(record(one, `${path}.limitRate`)['throttleMs'], `${path}.limitRate.throttleMs`),
    })),
  };
};

const blockList: Reader<BlockList> = (value, path) => {
  const blocked = record(value, path);
  return {
    list: list(blocked['list'], `${path}.list`).map((one, index) => text(one, `${path}.list.${index}`)),
    watchVariable: text(blocked['watchVariable'], `${path}.watchVariable`),
  };
};
