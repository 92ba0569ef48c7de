import { headers } from 'next/headers.js';

/** Loads the catalogue of the page's language before its scripts run; a page in English has none. */
export async function WordsScript() {
  const url = globalThis.rihlaStudioWords?.script;
  if (!url) return null;
  const nonce = /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
  // Without `async`: what follows it on the page, such as the data that React begins with, waits for it.
  return <script nonce={nonce} src={url} />;
}
