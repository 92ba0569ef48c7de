import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received, still compressed. */
  body: Buffer;
}

export interface RawQuestion {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Local address to send from, such as 127.0.0.2: another visitor. */
  from?: string;
}

/** Requests exactly this path, as no browser would: nothing is normalized, followed, cached or decompressed. */
export function requestRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, from }: RawQuestion = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const way = from ? { host: '127.0.0.1', localAddress: from } : { host: hostname };
  const options = { ...way, port, path, method, headers };
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
