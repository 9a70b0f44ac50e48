import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Request {
  key: string | undefined;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    stream: boolean;
    stream_options?: { include_usage: boolean };
  };
}

/** One answer of the service. */
interface Script {
  status?: number;
  pieces?: readonly string[];
  /** After the pieces; default: usage and the end. */
  after?: 'end' | 'break' | 'wait';
}

export interface FakeCompletions {
  /** For AI_BASE_URL. */
  url: string;
  environment: Record<string, string>;
  requests: Request[];
  /** The next answers, in order; then the last one again. */
  say: (...scripts: Script[]) => void;
  /** How many readers left before the end. */
  left: () => number;
  stop: () => Promise<void>;
}

/** A local server of OpenAI's chat completions, streamed. */
export async function startCompletions(): Promise<FakeCompletions> {
  const requests: Request[] = [];
  let scripts: Script[] = [{}];
  let left = 0;
  const server = createServer((request, response) => {
    response.on('close', () => (left += response.writableEnded ? 0 : 1));
    void json(request).then((body) => {
      requests.push({ key: request.headers.authorization, body: body as Request['body'] });
      const script = scripts.length > 1 ? scripts.shift() : scripts[0];
      answer(response, script ?? {});
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    environment: { AI_BASE_URL: url, AI_API_KEY: 'sk-of-the-school', AI_MODEL: 'small-1' },
    requests,
    say: (...next) => void (scripts = next),
    left: () => left,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, { status = 200, pieces = [], after = 'end' }: Script) {
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end('{"error":{"message":"No.","type":"invalid_request_error"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (chunk: object) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c-1', object: 'chat.completion.chunk', ...chunk })}\n\n`,
    );
  send({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] });
  for (const content of pieces) send({ choices: [{ index: 0, delta: { content } }] });
  if (after === 'wait') return;
  if (after === 'break') return void setTimeout(() => response.destroy(), 20);
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  send({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 70, total_tokens: 970 } });
  response.end('data: [DONE]\n\n');
}
