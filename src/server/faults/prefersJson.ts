import type { IncomingHttpHeaders } from 'node:http';

/**
 * Content negotiation: whether the client prefers JSON to HTML. A navigating browser names `text/html`; a client that names neither gets the type
 * it has sent.
 */
export function prefersJson({ accept, 'content-type': sent }: IncomingHttpHeaders): boolean {
  const json = weigh('application/json', accept);
  const html = weigh('text/html', accept);
  return json === html ? Boolean(sent?.startsWith('application/json')) : json > html;
}

/** The weight of a media type in an Accept header; the most specific range counts (RFC 9110, 12.5.1). */
function weigh(type: string, accept = '*/*'): number {
  const weights = new Map(accept.toLowerCase().split(',').map(readRange));
  return weights.get(type) ?? weights.get(`${type.split('/', 1)[0]}/*`) ?? weights.get('*/*') ?? 0;
}

function readRange(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.map((parameter) => /^q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
  return [type, quality === undefined ? 1 : Number(quality) || 0];
}
