import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of the server: the body of a chat completion. */
export interface AskedCompletion {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly response_format?: { readonly type: string };
  readonly max_tokens?: number;
}

/** How the server answers one call. */
export type ModelAct = (response: ServerResponse, asked: AskedCompletion) => void;

/** A server that speaks the protocol of OpenAI on the wire, as providers of models do, and misbehaves as it is told to. */
export interface ModelServer {
  /** Up to where its calls begin: `http://127.0.0.1:1234/v1`. */
  readonly base: string;
  readonly asked: readonly AskedCompletion[];
  /** How it answers from now on: each act once, and the last of them for ever. */
  acts(...acts: readonly ModelAct[]): void;
  close(): Promise<void>;
}

const KEY = 'right-key';
export const MODEL_NAME = 'goldsmith-7b';

/** @param port 0 takes any free one */
export async function openModelServer(port = 0): Promise<ModelServer> {
  const asked: AskedCompletion[] = [];
  let waiting: readonly ModelAct[] = [says('Good day.')];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!pathname.startsWith('/v1/')) return refuse(response, 404, 'Not Found');
    if (request.headers.authorization !== `Bearer ${KEY}`) return refuse(response, 401, 'Incorrect API key provided');
    if (pathname === '/v1/models')
      return asJson(response, 200, { object: 'list', data: [{ id: MODEL_NAME, object: 'model' }] });
    if (pathname !== '/v1/chat/completions') return refuse(response, 404, 'Not Found');
    const body = JSON.parse(await textOf(request)) as AskedCompletion;
    if (body.model !== MODEL_NAME) return refuse(response, 404, `The model \`${body.model}\` does not exist`);
    asked.push(body);
    const [act = says('Good day.'), ...later] = waiting;
    if (later.length > 0) waiting = later;
    act(response, body);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((open) => server.listen(port, '127.0.0.1', open));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    acts: (...acts) => {
      waiting = acts;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Plain words, in pieces as they come. */
export const says = (words: string): ModelAct => completes(words.match(/.{1,7}/gsu) ?? [], []);

/** Calls tools. Arguments that are a text are sent as they are, whatever they are. */
export const calls = (...made: readonly (readonly [name: string, input: unknown])[]): ModelAct => completes([], made);

function completes(pieces: readonly string[], made: readonly (readonly [string, unknown])[]): ModelAct {
  return (response, { stream = false }) => {
    const tools = made.map(([name, input], index) => ({
      index,
      id: `call_${index}`,
      type: 'function',
      function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
    }));
    const reason = made.length > 0 ? 'tool_calls' : 'stop';
    const usage = { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 };
    if (!stream) {
      const message = { role: 'assistant', content: pieces.join(''), ...(tools.length > 0 && { tool_calls: tools }) };
      return asJson(response, 200, {
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: MODEL_NAME,
        choices: [{ index: 0, message, finish_reason: reason }],
        usage,
      });
    }
    begin(response);
    for (const content of pieces) send(response, { content });
    for (const one of tools) {
      // In two pieces, as providers send them.
      const { arguments: whole, name } = one.function;
      const half = Math.ceil(whole.length / 2);
      send(response, { tool_calls: [{ ...one, function: { name, arguments: whole.slice(0, half) } }] });
      send(response, { tool_calls: [{ index: one.index, function: { arguments: whole.slice(half) } }] });
    }
    send(response, {}, { finish_reason: reason }, { usage });
    response.end('data: [DONE]\n\n');
  };
}

/** Begins a stream of events. */
export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Sends one event of a completion. */
export function send(response: ServerResponse, delta: object, choice: object = {}, more: object = {}): void {
  const chunk = {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: MODEL_NAME,
    choices: [{ index: 0, delta, ...choice }],
    ...more,
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

/** Refuses as providers do. */
export const refuses =
  (status: number, message: string): ModelAct =>
  (response) =>
    refuse(response, status, message);

/** Refuses what was asked with tools, or with a form for the answer, and does the other. */
export const refusing =
  (what: 'tools' | 'response_format', act: ModelAct, message: string): ModelAct =>
  (response, asked) =>
    asked[what] === undefined ? act(response, asked) : refuse(response, 400, message);

function refuse(response: ServerResponse, status: number, message: string): void {
  asJson(response, status, { error: { message, type: 'invalid_request_error', code: null } });
}

function asJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
}
