import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { StudioBindings } from '../../studio-env.ts';
import { AUTHORIZE_PATH, REVOKE_PATH, TOKEN_PATH } from '../hosted/paths.ts';
import type { IdentityContext } from '../identity-context.ts';
import { operations } from '../operations/registry.ts';
import { refusal } from '../refusals.ts';
import { answerOk, answerRefusal } from './cognito-answer.ts';
import { onlyOurPort } from './only-our-port.ts';
import { requestFactsOf } from './request-facts.ts';

/** The longest call, with every attribute at its longest, is below this. */
const MOST_BYTES = 65_536;

const SERVICE = 'AWSCognitoIdentityProviderService.';

/** Recorded from the client: the headers that it sends and reads. */
const CORS_HEADERS = {
  allowMethods: ['POST'],
  allowHeaders: [
    'amz-sdk-invocation-id',
    'amz-sdk-request',
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
  readonly reportBug: (error: Error) => void;
}

/** Cognito's API for one pool, and the public keys of its tokens. */
export function identityRoutes({ identity, origins, reportBug }: IdentityApiParts) {
  const { poolId, issuer, clientId } = identity.config;
  const app = new Hono<StudioBindings>();
  app.onError((error, c) => {
    reportBug(error);
    return answerRefusal(c, 500, 'InternalErrorException', 'Something went wrong.');
  });
  app.use(onlyOurPort, cors({ ...CORS_HEADERS, origin: [...origins] }));

  const tooLarge = refusal('body_too_large').problem;
  app.post(
    '/',
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => answerRefusal(c, 400, tooLarge.type, tooLarge.message) }),
    async (c) => {
      const target = c.req.header('x-amz-target') ?? '';
      const operation = target.startsWith(SERVICE) ? operations.get(target.slice(SERVICE.length)) : undefined;
      const body = operation && readJson(await c.req.text());
      const outcome =
        operation === undefined
          ? refusal('unknown_operation')
          : body === undefined
            ? refusal('not_json')
            : 'ClientId' in body && body['ClientId'] !== clientId
              ? refusal('unknown_client')
              : await operation.answer(identity, body, requestFactsOf(c));
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
