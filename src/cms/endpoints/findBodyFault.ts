import type { PayloadRequest } from 'payload';
import { isJsonDeeperThan } from '../../shared/limits/isJsonDeeperThan.ts';

export interface BodyFault {
  status: 400 | 413 | 415;
  message: string;
}

/** Maximum nesting depth of lists and objects, since recursive code works on them. No document comes near. */
const MAX_LEVELS = 1000;

/**
 * Maximum body length, in characters: a document has at most half as many (`refuseOversize`), and JSON escapes some of
 * them.
 */
const MAX_CHARACTERS = 8 * 1024 * 1024;

/** Account values that Payload treats as text without checking. */
const ACCOUNT_TEXTS = ['email', 'password', 'token', 'username'];

const NO_JSON: BodyFault = { status: 400, message: 'The body is no JSON. Check its quotes and brackets.' };
const NO_OBJECT: BodyFault = { status: 400, message: 'The body must be an object, such as {"title": "Dunes"}.' };
const TOO_DEEP: BodyFault = { status: 400, message: 'The body nests too deep. Leave out what is innermost.' };
const TOO_LONG: BodyFault = { status: 413, message: 'The body has more than 8 MB. Send less at once.' };
const OTHER_TYPE: BodyFault = {
  status: 415,
  message: 'The body must be JSON, or a form with a file. Say which in the Content-Type header.',
};

/**
 * Validates a request's body: what is wrong with it, or undefined. JSON can be read again afterwards, and is an empty
 * object when there is none; forms are left to Payload.
 * @param isAccount whether the endpoint belongs to a collection of accounts
 */
export async function findBodyFault(
  req: Pick<PayloadRequest, 'headers' | 'json' | 'method' | 'text'>,
  isAccount: boolean,
): Promise<BodyFault | undefined> {
  const type = req.headers.get('content-type') ?? '';
  if (!/^(PATCH|POST|PUT)$/i.test(req.method ?? '') || type.startsWith('multipart/form-data')) return undefined;
  const text = (await req.text?.()) ?? '';
  if (text && !type.startsWith('application/json')) return OTHER_TYPE;
  if (text.length > MAX_CHARACTERS) return TOO_LONG;
  if (isJsonDeeperThan(text, MAX_LEVELS)) return TOO_DEEP;
  const body = readJson(text || '{}');
  if (body === undefined) return NO_JSON;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return NO_OBJECT;
  // A body stream can be read once.
  req.text = () => Promise.resolve(text);
  req.json = () => Promise.resolve(body);
  return isAccount ? findAccountFault(body as Record<string, unknown>) : undefined;
}

function findAccountFault(body: Record<string, unknown>): BodyFault | undefined {
  const name = ACCOUNT_TEXTS.find((each) => body[each] != null && typeof body[each] !== 'string');
  return name ? { status: 400, message: `“${name}” must be text.` } : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
