import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { DeeplSettings } from '../../../src/env.ts';

/** A key that the fake knows. */
export const DEEPL_KEY = 'b0b1-walnut:fx';

/** DeepL's HTTP interface (developers.deepl.com/api-reference/translate), as far as used here. */
export interface FakeDeepl {
  settings: DeeplSettings;
  /** Parameters of each request to translate, oldest first. */
  readonly asked: readonly URLSearchParams[];
  /** Answers the next requests to translate with these statuses; 0 hangs up. */
  refuse(...statuses: number[]): void;
  /** Changes each translation before it is sent. */
  answerWith(change: (xml: string) => string): void;
  close(): Promise<void>;
}

/** Starts a fake of DeepL, whose translations are in capital letters outside of tags and of `ignore_tags`. */
export async function startFakeDeepl(): Promise<FakeDeepl> {
  const asked: URLSearchParams[] = [];
  const statuses: number[] = [];
  let change = (xml: string): string => xml;
  let count = 100;
  const server = createServer(async (incoming, outgoing) => {
    const body = await text(incoming);
    const send = (status: number, answer: object): void => {
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(answer));
    };
    if (incoming.headers.authorization !== `DeepL-Auth-Key ${DEEPL_KEY}`) return send(403, { message: 'Forbidden' });
    if (incoming.url === '/v2/usage') return send(200, { character_count: count, character_limit: 500_000 });
    const parameters = new URLSearchParams(body);
    asked.push(parameters);
    const status = statuses.shift();
    if (status === 0) return void incoming.socket.destroy();
    if (status !== undefined) return send(status, { message: `Refused ${body}` });
    const texts = parameters.getAll('text');
    count += texts.join('').length;
    const kept = parameters.get('ignore_tags') ?? '';
    const translations = texts.map((xml) => ({
      detected_source_language: 'EN',
      text: change(capitalize(xml, kept)),
    }));
    send(200, { translations });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return {
    settings: { authKey: DEEPL_KEY, apiBase: `http://127.0.0.1:${address.port}` },
    asked,
    refuse: (...next) => void statuses.push(...next),
    answerWith(next) {
      change = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function capitalize(xml: string, kept: string): string {
  return xml
    .split(new RegExp(`(<${kept}\\b[^>]*>.*?</${kept}>|<[^>]*>)`))
    .map((part, index) => (index % 2 === 0 ? part.toUpperCase() : part))
    .join('');
}
