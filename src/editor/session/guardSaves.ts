import { isObject } from '../../shared/isObject.ts';
import { findDocument, type OpenDocument, tellDocument } from './openDocuments.ts';

/**
 * Wraps `fetch`: every change of an open document (saving, publishing, deleting, restoring a version) gets the version of its form (`If-Match`),
 * and changes are sent one after the other. Payload's forms have
 * no other hook for it.
 * @param api path of the API, such as `/api`
 * @param shown the document whose older version this window shows, as it is named here
 * @param onRefused called with the reason when a version was not restored, which Payload does not show
 */
export function guardSaves(
  send: typeof fetch,
  api: string,
  origin: string,
  shown: () => string | undefined = () => undefined,
  onRefused: (why: string) => void = () => undefined,
): typeof fetch {
  return async (input, init) => {
    const name = nameDocument(input, init, api, origin, shown);
    const document = name === undefined ? undefined : findDocument(name);
    if (!document) return send(input, init);
    const { openings, rebases, version } = document;
    const before = document.pending;
    const { promise, resolve } = Promise.withResolvers<void>();
    document.pending = Promise.all([before, promise]);
    try {
      await before;
      document.isSaving = true;
      // A version saved by this window meanwhile is a valid base; one of another user is not.
      const began = document.rebases === rebases ? document.version : version;
      const headers = new Headers(init?.headers);
      if (began !== undefined) headers.set('if-match', `"${began}"`);
      const answer = await send(input, { ...init, headers });
      if (/\/versions\//.test(String(input))) {
        if (!answer.ok) onRefused(await explain(answer));
      } else if (document.openings === openings)
        await noteAnswer(document, answer, /[?&]autosave=true/.test(String(input)), init?.method);
      return answer;
    } finally {
      document.isSaving = false;
      resolve();
    }
  };
}

async function explain(answer: Response): Promise<string> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const [first] = isObject(body) && Array.isArray(body.errors) ? body.errors : [];
  return isObject(first) ? String(first.message ?? '') : '';
}

async function noteAnswer(
  document: OpenDocument,
  answer: Response,
  isAutomatic: boolean,
  method: string | undefined,
): Promise<void> {
  if (answer.status === 409 || answer.status === 412) return tellDocument(document, { type: 'stale', isAutomatic });
  if (!answer.ok || isDelete(method)) return;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const saved = isObject(body) ? (body.doc ?? body.result) : undefined;
  if (!isObject(saved)) return;
  if (typeof saved.updatedAt === 'string') document.version = saved.updatedAt;
  tellDocument(document, { type: 'saved', document: saved, isAutomatic });
}

function isDelete(method: string | undefined): boolean {
  return method?.toUpperCase() === 'DELETE';
}

function nameDocument(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  api: string,
  origin: string,
  shown: () => string | undefined,
): string | undefined {
  const method = init?.method?.toUpperCase();
  const isChange = method === 'PATCH' || method === 'POST' || isDelete(method);
  if (!isChange || input instanceof Request) return undefined;
  const url = new URL(String(input), origin);
  if (url.origin !== origin || !url.pathname.startsWith(`${api}/`)) return undefined;
  const [slug = '', id = '', ...more] = url.pathname.slice(api.length + 1).split('/');
  if (method === 'POST' && id === 'versions' && more.length === 1) return shown();
  return more.length > 0 ? undefined : `${slug}/${id}`;
}
