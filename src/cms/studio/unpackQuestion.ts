import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isObject, type Values } from '../../shared/isObject.ts';
import { isJsonDeeperThan } from '../../shared/limits/isJsonDeeperThan.ts';

/** Maximum size of an unpacked form request, in bytes; guards against decompression bombs. */
export const MAX_QUESTION = 4 * 1024 * 1024;

/** Maximum nesting depth of lists and objects, as for saves. */
const DEEPEST = 1000;

const unzip = promisify(gunzip);

/**
 * Unpacks a form's packed request.
 * @param args as a server function receives them
 * @throws when they contain anything else, or too much
 */
export async function unpackQuestion(args: unknown): Promise<Values> {
  const packed = isObject(args) ? args.packed : undefined;
  if (typeof packed !== 'string') throw new Error('A packed question has to be text.');
  const bytes = await unzip(Buffer.from(packed, 'base64'), { maxOutputLength: MAX_QUESTION });
  const text = bytes.toString('utf8');
  if (isJsonDeeperThan(text, DEEPEST)) throw new Error('A question may not nest so deep.');
  const question: unknown = JSON.parse(text);
  if (!isObject(question)) throw new Error('A question has to be an object.');
  return question;
}
