import { createHash } from 'node:crypto';
import type { SubmittedFields } from '../../../endpoints/readDynamicBody.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MINUTE_MS = 60_000;

/**
 * Idempotency key of a submission: the browser's uuid, or, without script, a hash of the content. The same content within a minute is a repetition;
 * the second key is that of the minute before, since a minute may end in between.
 * @param secret makes the key reveal nothing of the content
 * @returns the key to store, and those to look up
 */
export function submissionKey(
  form: number,
  sent: SubmittedFields,
  { now, secret, visitor }: { now: Date; secret: string; visitor: string },
): { key: string; earlier: readonly string[] } {
  const { _uuid: uuid } = sent;
  if (typeof uuid === 'string' && UUID.test(uuid)) {
    const key = `${form}:${uuid.toLowerCase()}`;
    return { key, earlier: [key] };
  }
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const [key, before] = [minute, minute - 1].map((each) => hashOf(form, sent, `${secret}:${visitor}:${each}`));
  return { key: key as string, earlier: [key as string, before as string] };
}

function hashOf(form: number, sent: SubmittedFields, salt: string): string {
  const hash = createHash('sha256').update(`${salt}:${form}`);
  for (const name of Object.keys(sent).sort()) {
    // Tokens differ with each page load.
    if (name.startsWith('_') && !['_tour', '_departure', '_day'].includes(name)) continue;
    hash.update(`\0${name}\0`);
    for (const value of [sent[name]].flat()) {
      if (typeof value === 'string') hash.update(`t${value}\0`);
      else if (value) hash.update(`f${value.name}\0`).update(value.bytes);
    }
  }
  return `${form}:${hash.digest('hex').slice(0, 40)}`;
}
