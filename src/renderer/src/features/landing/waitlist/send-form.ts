import { isBlocked, waitlistRefusals } from '#shared/forms/waitlist-refusals.ts';
import type { WaitlistRequest } from '../../../api/public-calls.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { WaitlistService } from '#shared/site/public-services.ts';

/** Version of EmailJS whose protocol this client speaks; the service expects it in every form. */
const LIB_VERSION = '4.4.1';
const LAST_SENT = 'waitlist_last_sent';

/** What `sendForm` needs from the browser. */
export interface FormDependencies {
  post(address: string, sent: { readonly form: Parameters }): Promise<Response>;
  readonly browser: { readonly webdriver: boolean; readonly languages: readonly string[] };
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
}

type Parameters = Readonly<Record<string, string>>;

/** What EmailJS asks of every form beside its fields; our own studio has no use for the version. */
type ServiceKeys = Readonly<
  Record<keyof Pick<WaitlistRequest, 'service_id' | 'template_id' | 'user_id'> | 'lib_version', string>
>;

/** Sends a form to a service that speaks EmailJS; its refusals have the status as their code. */
export async function sendForm(
  service: WaitlistService,
  parameters: Parameters,
  dependencies: FormDependencies,
): Promise<Result<void>> {
  const missing = missingKey(service);
  if (missing !== undefined) return refuse({ status: 'invalid', message: missing });
  if (service.blockHeadless && isHeadless(dependencies.browser)) return refuse(waitlistRefusals.headless);
  if (isBlocked(service, parameters)) return refuse(waitlistRefusals.blocked);
  if (isTooSoon(service, dependencies)) return refuse(waitlistRefusals.tooOften);
  const keys: ServiceKeys = {
    lib_version: LIB_VERSION,
    service_id: service.serviceId,
    template_id: service.templateId,
    user_id: service.publicKey,
  };
  try {
    const answer = await dependencies.post(service.endpoint, { form: { ...parameters, ...keys } });
    if (!answer.ok) return refuse({ status: answer.status, message: await messageOf(answer) });
  } catch {
    return refuse({ status: 0, message: 'Network Error' });
  }
  noteSent(dependencies);
  return ok(undefined);
}

/** Notes when a form was sent. A browser with full storage can't; the form counts as sent all the same. */
function noteSent({ storage, now }: FormDependencies): void {
  try {
    storage.setItem(LAST_SENT, String(now()));
  } catch {
    // Then the next form is not throttled.
  }
}

/** Which of its keys the service lacks, said before anything is sent. */
function missingKey({ publicKey, serviceId, templateId }: WaitlistService): string | undefined {
  if (!publicKey) return 'The public key is missing';
  if (!serviceId) return 'The service id is missing';
  return templateId ? undefined : 'The template id is missing';
}

function isHeadless({ webdriver, languages }: FormDependencies['browser']): boolean {
  return webdriver || languages.length === 0;
}

function isTooSoon({ limitRate }: WaitlistService, { storage, now }: FormDependencies): boolean {
  if (limitRate === undefined) return false;
  return now() - Number(storage.getItem(LAST_SENT) ?? Number.NEGATIVE_INFINITY) < limitRate.throttleMs;
}

/** The body where it is one plain sentence, else the status text. */
async function messageOf(answer: Response): Promise<string> {
  const body = (await answer.text()).trim();
  return body !== '' && body.length < 300 && !body.startsWith('<') && !body.startsWith('{') ? body : answer.statusText;
}

interface FormRefusal {
  readonly status: number | string;
  readonly message: string;
}

const refuse = ({ status, message }: FormRefusal): Result<never> =>
  fail({ code: String(status), message, remedy: 'Please try again.' });
