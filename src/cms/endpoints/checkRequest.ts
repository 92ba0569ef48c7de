import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { readRowId } from '../../shared/rowId.ts';
import { msg, t } from '../../shared/studioWords/t.ts';
import { roleOf } from '../access/roles.ts';
import { isUnreadableValue } from '../database/faults.ts';
import { findBodyFault } from './findBodyFault.ts';
import { boundList, findQueryFault } from './findQueryFault.ts';
import { isForStrangers } from './isForStrangers.ts';
import { refuse } from './refuse.ts';

export interface EndpointFacts {
  /** Whether ids are numbers. */
  hasNumbers: boolean;
  /** Whether it belongs to a collection of accounts. */
  isAccount?: boolean;
  /** Whether its documents have layouts. */
  areWhole?: boolean;
}

/**
 * Messages of Payload's multipart parser, whose errors have no status of their own; it parses JSON in forms unguarded.
 */
const FORM_FAULT =
  /^(Unexpected end of|Malformed part header|Missing Content-Type|Multipart: |Request is not eligible)/;

const NOT_SIGNED_IN = msg('Sign in to the studio first. This address is for those who look after the site.');

/**
 * Wraps an endpoint's handler with validation of what Payload itself would fail at: invalid ids, meaningless or
 * excessive parameters, unreadable bodies. Requests without a session are refused before anything is read.
 */
export function checkRequest(
  { handler, method, path }: Pick<Endpoint, 'handler' | 'method' | 'path'>,
  { areWhole = false, hasNumbers, isAccount = false }: EndpointFacts,
): PayloadHandler {
  const hasId = hasNumbers && /\/:id\b/.test(path);
  const isOpen = isForStrangers({ method, path }, isAccount);
  return async (req) => {
    const isStaff = roleOf(req) !== undefined;
    if (!isStaff && !isOpen) {
      await failWhereSessionsCannotBeRead(req);
      return refuse(403, t(NOT_SIGNED_IN));
    }
    const id = req.routeParams?.id;
    if (hasId && id !== undefined && readRowId(String(id)) === undefined)
      return refuse(404, t('Nothing has this id. Look for it in a list.'));
    const fault = findQueryFault(req.query, {
      isStaff,
      isWriting: req.method === 'DELETE' || req.method === 'PATCH',
      names: req.searchParams.keys(),
    });
    if (fault) return refuse(400, fault);
    if (req.method === 'GET') boundList(req.query, areWhole);
    const bodyFault = await findBodyFault(req, isAccount);
    if (bodyFault) return refuse(bodyFault.status, bodyFault.message);
    // Handlers that write rely on `req.data`; a body replaces it. Those that read look into it instead of the query.
    if (req.method !== 'GET') req.data ??= {};
    try {
      return await handler(req);
    } catch (error) {
      const reason = explain(error, req.headers.get('content-type') ?? '');
      if (reason) return refuse(400, reason);
      throw error;
    }
  };
}

/**
 * Payload treats an unreadable session as none. Staff then get a database error, not a request to sign in.
 * @throws the database's error
 */
async function failWhereSessionsCannotBeRead({ headers, payload }: PayloadRequest): Promise<void> {
  const hasCookie = new RegExp(`(^|; )${payload.config.cookiePrefix}-token=`).test(headers.get('cookie') ?? '');
  const hasSession = hasCookie || headers.has('authorization');
  if (hasSession) await payload.find({ collection: 'users', depth: 0, limit: 1 });
}

/** Maps an error of the handler to what was wrong with the request; undefined when it was something else. */
function explain(error: unknown, contentType: string): string | undefined {
  if (isUnreadableValue(error)) return t('The request has a value of a kind that its field cannot have. Correct it.');
  // Forms contain JSON that only Payload parses.
  if (error instanceof RangeError && /call stack/.test(error.message)) return t('The request nests too deep.');
  const { message, name } = error as { message?: string; name?: string };
  const isOfForm = name === 'SyntaxError' || FORM_FAULT.test(message ?? '');
  return isOfForm && contentType.startsWith('multipart/') ? t('The form cannot be read. Send it again.') : undefined;
}
