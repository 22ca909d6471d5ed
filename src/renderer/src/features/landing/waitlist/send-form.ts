import { fail, ok, type Result } from '#shared/result.ts';
import type { WaitlistService } from '#shared/public-services.ts';

/** Of the form service whose words this client speaks. */
const LIB_VERSION = '4.4.1';
const LAST_SENT = 'waitlist_last_sent';

/** What the sending of a form needs of its surroundings. */
export interface FormWorld {
  send(address: string, request: RequestInit): Promise<Response>;
  readonly browser: { readonly webdriver: boolean; readonly languages: readonly string[] };
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
  /** The desktop answers its own addresses without a network, and such an answer can't be sent form data in parts. */
  readonly multipart: boolean;
}

type Parameters = Readonly<Record<string, string>>;

/** Sends a form to a service that speaks EmailJS; its refusals have the status as their code. */
export async function sendForm(
  service: WaitlistService,
  parameters: Parameters,
  world: FormWorld,
): Promise<Result<void>> {
  const unready = checked(service, parameters);
  if (unready !== undefined) return refuse('invalid', unready);
  if (service.blockHeadless && isHeadless(world.browser)) return refuse('451', 'Unavailable For Headless Browser');
  if (isBlocked(service, parameters)) return refuse('403', 'Forbidden');
  if (isTooSoon(service, world)) return refuse('429', 'Too Many Requests');
  const fields = {
    ...parameters,
    lib_version: LIB_VERSION,
    service_id: service.serviceId,
    template_id: service.templateId,
    user_id: service.publicKey,
  };
  try {
    const answer = await world.send(service.endpoint, { method: 'POST', body: bodyOf(fields, world.multipart) });
    if (!answer.ok) return refuse(String(answer.status), await wordsOf(answer));
  } catch {
    return refuse('0', 'Network Error');
  }
  noteSent(world);
  return ok(undefined);
}

/** What has arrived has arrived, though a browser without room can't note when. */
function noteSent({ storage, now }: FormWorld): void {
  try {
    storage.setItem(LAST_SENT, String(now()));
  } catch {
    // Then the next one is not held back.
  }
}

/** What is wrong before anything is sent (spec, section 5). */
function checked({ publicKey, serviceId, templateId }: WaitlistService, parameters: unknown): string | undefined {
  if (!publicKey) return 'The public key is missing';
  if (!serviceId) return 'The service id is missing';
  if (!templateId) return 'The template id is missing';
  const isObject = typeof parameters === 'object' && parameters !== null && !Array.isArray(parameters);
  return isObject ? undefined : 'The template parameters have to be an object';
}

function isHeadless({ webdriver, languages }: FormWorld['browser']): boolean {
  return webdriver || languages.length === 0;
}

function isBlocked({ blockList }: WaitlistService, parameters: Parameters): boolean {
  return blockList?.list.includes(parameters[blockList.watchVariable] ?? '') === true;
}

function isTooSoon({ limitRate }: WaitlistService, { storage, now }: FormWorld): boolean {
  if (limitRate === undefined) return false;
  return now() - Number(storage.getItem(LAST_SENT) ?? Number.NEGATIVE_INFINITY) < limitRate.throttleMs;
}

function bodyOf(fields: Parameters, multipart: boolean): FormData | URLSearchParams {
  if (!multipart) return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The service's own sentence, if it is one. */
async function wordsOf(answer: Response): Promise<string> {
  const said = (await answer.text()).trim();
  return said !== '' && said.length < 300 && !said.startsWith('<') && !said.startsWith('{') ? said : answer.statusText;
}

function refuse(code: string, message: string): Result<never> {
  return fail({ code, message, remedy: 'Please try again.' });
}
