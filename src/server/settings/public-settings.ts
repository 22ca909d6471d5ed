import { z } from 'zod';
import type { EmailAddress } from '#shared/email-address.ts';
import type { WaitlistFieldName } from '#shared/forms/waitlist-rules.ts';
import { embeddedServices, type PublicServices, type WaitlistService } from '#shared/site/public-services.ts';
import { emailList, textList } from '../setting-lists.ts';

/** The services behind the public pages, with what only the server knows about them. */
export interface PublicSettings {
  readonly services: PublicServices;
  /** Who is notified of waitlist entries and of messages. */
  readonly ownerEmails: readonly EmailAddress[];
  /** Where `/api/video` redirects; without it, to the studio's own film. */
  readonly videoUrl?: string;
}

const url = z.url({ protocol: /^https?$/ });
/** A prefix of addresses: no query, and no trailing slash. */
const prefix = url.refine((text) => !/[?#]/.test(text)).transform((text) => text.replace(/\/+$/, ''));

/** Fields of the waitlist by which a sender can be known again. */
const watchable = ['name', 'mobile', 'email', 'companyName'] as const satisfies readonly WaitlistFieldName[];

/** Rows of the table of variables (studio-settings.ts). */
export const publicVariables = {
  OWNER_EMAILS: emailList.default([]),
  TRIAL_URL: url.optional(),
  WAITLIST_URL: url.optional(),
  WAITLIST_SERVICE_ID: z.string().optional(),
  WAITLIST_TEMPLATE_ID: z.string().optional(),
  WAITLIST_PUBLIC_KEY: z.string().optional(),
  WAITLIST_BLOCK_HEADLESS: z.enum(['true', 'false']).default('false'),
  WAITLIST_BLOCK_LIST: textList.default([]),
  WAITLIST_BLOCK_FIELD: z.enum(watchable).default('email'),
  WAITLIST_THROTTLE_MS: z.coerce.number().int().positive().optional(),
  NEWSLETTER_URL: url.optional(),
  CONTACT_URL: url.optional(),
  SEE_VIDEO_URL: url.optional(),
  VIDEO_URL: url.optional(),
  MEDIA_HOST: prefix.optional(),
};

export const publicExamples: Readonly<Record<keyof typeof publicVariables, string>> = {
  OWNER_EMAILS: 'owner@example.com',
  TRIAL_URL: 'https://trial.example/start',
  WAITLIST_URL: 'https://api.emailjs.com/api/v1.0/email/send-form',
  WAITLIST_SERVICE_ID: 'service_1a2b3c4',
  WAITLIST_TEMPLATE_ID: 'template_1a2b3c4',
  WAITLIST_PUBLIC_KEY: 'AbCdEfGhIjKlMnOpQ',
  WAITLIST_BLOCK_HEADLESS: 'true',
  WAITLIST_BLOCK_LIST: 'spam@example.com,eve@example.com',
  WAITLIST_BLOCK_FIELD: 'email',
  WAITLIST_THROTTLE_MS: '10000',
  NEWSLETTER_URL: 'https://letters.example/subscribe',
  CONTACT_URL: 'https://desk.example/messages',
  SEE_VIDEO_URL: 'https://video.example/redirect',
  VIDEO_URL: 'https://video.example/film',
  MEDIA_HOST: 'https://media.example',
};

type Given = z.infer<z.ZodObject<typeof publicVariables>>;

/** The key that is missing next to the address of an external waitlist, which does not know our own keys. */
export function missingWaitlistKey(given: Given): keyof Given | undefined {
  if (given.WAITLIST_URL === undefined) return undefined;
  const keys = ['WAITLIST_SERVICE_ID', 'WAITLIST_TEMPLATE_ID', 'WAITLIST_PUBLIC_KEY'] as const;
  return keys.find((key) => given[key] === undefined);
}

export function publicSettings(given: Given, adminEmails: readonly EmailAddress[]): PublicSettings {
  const { trial, newsletter, contact, seeVideo } = embeddedServices;
  return {
    services: {
      trial: { endpoint: given.TRIAL_URL ?? trial.endpoint },
      waitlist: waitlist(given),
      newsletter: { endpoint: given.NEWSLETTER_URL ?? newsletter.endpoint },
      contact: { endpoint: given.CONTACT_URL ?? contact.endpoint },
      seeVideo: { endpoint: given.SEE_VIDEO_URL ?? seeVideo.endpoint },
      mediaHost: given.MEDIA_HOST ?? '',
    },
    ownerEmails: given.OWNER_EMAILS.length > 0 ? given.OWNER_EMAILS : adminEmails,
    ...(given.VIDEO_URL === undefined ? {} : { videoUrl: given.VIDEO_URL }),
  };
}

function waitlist(given: Given): WaitlistService {
  const usual = embeddedServices.waitlist;
  return {
    endpoint: given.WAITLIST_URL ?? usual.endpoint,
    serviceId: given.WAITLIST_SERVICE_ID ?? usual.serviceId,
    templateId: given.WAITLIST_TEMPLATE_ID ?? usual.templateId,
    publicKey: given.WAITLIST_PUBLIC_KEY ?? usual.publicKey,
    blockHeadless: given.WAITLIST_BLOCK_HEADLESS === 'true',
    ...(given.WAITLIST_BLOCK_LIST.length === 0
      ? {}
      : { blockList: { list: given.WAITLIST_BLOCK_LIST, watchVariable: given.WAITLIST_BLOCK_FIELD } }),
    ...(given.WAITLIST_THROTTLE_MS === undefined ? {} : { limitRate: { throttleMs: given.WAITLIST_THROTTLE_MS } }),
  };
}
