import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { StudioBindings } from '../../studio-env.ts';
import { AUTHORIZE_PATH, REVOKE_PATH, TOKEN_PATH, USER_INFO_PATH } from './hosted-paths.ts';
import type { IdentityContext } from '../identity-context.ts';
import { operations } from '../operations/registry.ts';
import { refusal } from '../refusals.ts';
import { answerAdminCall } from '../admin-api/answer-admin-call.ts';
import type { AdminKey } from '../admin-api/signature-v4.ts';
import { answerOk, answerRefusal } from './cognito-answer.ts';
import { onlyOurPort } from './only-our-port.ts';
import { requestFactsOf } from './request-facts.ts';

/** The longest call, with every attribute at its longest, is below this. */
const MOST_BYTES = 65_536;

const SERVICE = 'AWSCognitoIdentityProviderService.';

/** The AWS SDK puts a slash after its endpoint; an empty parameter is how the router spells one. */
const CALL_PATHS = ['/', '/:nothing{.{0}}'];

/** Recorded from the client: the headers that it sends and reads. */
const CORS_HEADERS = {
  allowMethods: ['GET', 'POST'],
  allowHeaders: [
    'amz-sdk-invocation-id',
    'amz-sdk-request',
    // For the user's claims, which no client of Amazon's asks for.
    'authorization',
    'cache-control',
    'content-type',
    'x-amz-target',
    'x-amz-user-agent',
  ],
  exposeHeaders: ['x-amzn-requestid', 'x-amzn-errortype'],
  maxAge: 86_400,
};

export interface IdentityApiParts {
  readonly identity: IdentityContext;
  /** Origins of other pages that may sign people in here, e.g. `https://studio.example`. */
  readonly origins: readonly string[];
  /** Opens the administrators' API. */
  readonly adminKey?: AdminKey | undefined;
  readonly reportBug: (error: Error) => void;
}

/** Cognito's API for one pool, and the public keys of its tokens. */
export function identityRoutes({ identity, origins, adminKey, reportBug }: IdentityApiParts) {
  const { poolId, issuer, clientId } = identity.config;
  const app = new Hono<StudioBindings>();
  app.onError((error, c) => {
    reportBug(error);
    return answerRefusal(c, 500, 'InternalErrorException', 'Something went wrong.');
  });
  app.use(onlyOurPort, cors({ ...CORS_HEADERS, origin: [...origins] }));

  const tooLarge = refusal('body_too_large').problem;
  app.on(
    'POST',
    CALL_PATHS,
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => answerRefusal(c, 400, tooLarge.type, tooLarge.message) }),
    async (c) => {
      const target = c.req.header('x-amz-target') ?? '';
      const name = target.startsWith(SERVICE) ? target.slice(SERVICE.length) : '';
      const operation = operations.get(name);
      const text = await c.req.text();
      const body = readJson(text);
      const facts = requestFactsOf(c);
      const signed = { method: 'POST', path: c.req.path, body: text, header: (header: string) => c.req.header(header) };
      const outcome =
        operation === undefined
          ? await answerAdminCall(identity, adminKey, { operation: name, signed, body: body ?? {} }, facts)
          : body === undefined
            ? refusal('not_json')
            : 'ClientId' in body && body['ClientId'] !== clientId
              ? refusal('unknown_client')
              : await operation.answer(identity, body, facts);
      if (outcome.ok) return answerOk(c, outcome.value);
      return answerRefusal(c, 400, outcome.problem.type, outcome.problem.message);
    },
  );

  // The public keys may be read from every origin.
  const wellKnown = new Hono<StudioBindings>().use(cors({ origin: '*' }));
  wellKnown.get('/jwks.json', (c) => {
    c.header('cache-control', 'public, max-age=300');
    return c.json(identity.keyring.publicKeys());
  });
  wellKnown.get('/openid-configuration', (c) => {
    c.header('cache-control', 'public, max-age=300');
    return c.json({
      issuer,
      jwks_uri: `${c.env.origin}/identity/${poolId}/.well-known/jwks.json`,
      authorization_endpoint: c.env.origin + AUTHORIZE_PATH,
      token_endpoint: c.env.origin + TOKEN_PATH,
      userinfo_endpoint: c.env.origin + USER_INFO_PATH,
      revocation_endpoint: c.env.origin + REVOKE_PATH,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });
  return app.route(`/${poolId}/.well-known`, wellKnown);
}

/** Parses a call's body. @returns undefined unless it is a JSON object */
function readJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
