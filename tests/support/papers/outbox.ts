import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface KeptMail {
  /** Absolute path of its file. */
  file: string;
  to: string;
  subject: string;
  html: string;
}

/** The mails in the outbox of a data folder, newest last. */
export function readOutbox(dataDir: string): KeptMail[] {
  const folder = join(dataDir, 'outbox');
  // Without drafts, which are renamed once they are whole.
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
  return names.sort().map((file) => ({ file, ...JSON.parse(readFileSync(file, 'utf8')) }));
}

/** URL of a mail's button. */
export function linkIn({ html }: KeptMail): string {
  const button = html.match(/<a\b[^>]*>/g)?.find((tag) => tag.includes('class="l-button"')) ?? '';
  const [, link] = /href="([^"]+)"/.exec(button) ?? [];
  if (!link) throw new Error(`The mail has no link: ${html}`);
  return link;
}
