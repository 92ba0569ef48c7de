import type { IncomingMessage, ServerResponse } from 'node:http';
import { handleEndpoints, type Payload } from 'payload';
import type { Studio } from '../../../src/server/studio/createStudio.ts';
import { registerPayload } from '../requests/rest.ts';

const ORIGIN = 'http://localhost:3000';

/**
 * The studio without Next: Payload answers `/api` itself, with each segment decoded as Next does; everything else is a page.
 * @param seen gets each path that Payload received, without `/api`
 */
export function inProcessStudio(payload: Payload, seen?: string[]): Studio {
  const key = registerPayload(payload);
  return {
    ready: async () => undefined,
    close: async () => undefined,
    async handle(request, response) {
      const url = new URL(request.url ?? '/', ORIGIN);
      if (!/^\/api(\/|$)/.test(url.pathname)) return void response.end('a page of the studio');
      const path = `/${url.pathname.split('/').slice(2).map(readSegment).join('/')}`.replace(/(?!^)\/$/, '');
      seen?.push(path);
      const answer = await handleEndpoints({
        config: Promise.resolve(payload.config),
        path: `/api${path}`,
        payloadInstanceCacheKey: key,
        request: await toRequest(request, url),
      });
      return send(answer, response);
    },
  };
}

function readSegment(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment));
}

async function toRequest(request: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value));
  const { method = 'GET' } = request;
  const isBare = method === 'GET' || method === 'HEAD';
  return new Request(url, { method, headers, ...(!isBare && { body: Buffer.concat(chunks) }) });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.end(Buffer.from(await answer.arrayBuffer()));
}
