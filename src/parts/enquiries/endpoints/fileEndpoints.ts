import { Readable } from 'node:stream';
import type { Endpoint, PayloadHandler } from 'payload';
import { maySell } from '../../../cms/access/roles.ts';
import { noteExport } from '../../../cms/auditLog/noteAudit.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { isPrivateName, privateStorageOf } from '../../../cms/files/privateStorage.ts';
import { ENQUIRY_FILES } from '../../../forms/words.ts';
import { t } from '../../../shared/studioWords/t.ts';

/** Headers of untrusted files: they are downloaded, never rendered or executed, since a page among them would run in the studio's origin. */
const LOCKED = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Downloads a file of an enquiry, for editors. */
const download: PayloadHandler = async (req) => {
  if (!maySell(req))
    return refuse(403, t('Editors and booking staff read what visitors sent. Ask one of them, or an admin.'));
  const [enquiry, file] = [req.routeParams?.id, req.routeParams?.file].map((text) => Number(text));
  if (!Number.isSafeInteger(enquiry) || !Number.isSafeInteger(file)) return refuse(404, t('There is no such file.'));
  const { docs } = await req.payload.find({
    collection: ENQUIRY_FILES,
    where: { and: [{ id: { equals: file } }, { enquiry: { equals: enquiry } }] } satisfies TypedWhere<
      typeof ENQUIRY_FILES
    >,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const [found] = docs;
  const opened = found && isPrivateName(found.key) ? await privateStorageOf(req.payload).open(found.key) : undefined;
  if (!found || !opened) return refuse(404, t('There is no such file.'));
  await noteExport(req, 'A file of an enquiry');
  return new Response(Readable.toWeb(opened.body) as ReadableStream, {
    headers: {
      ...LOCKED,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeName(found.name)}`,
      ...(opened.size !== undefined && { 'content-length': String(opened.size) }),
    },
  });
};

/** Encodes a value of `filename*` (RFC 8187). */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
}

/** Endpoints for files of enquiries, beside Payload's own. */
export const fileEndpoints: Omit<Endpoint, 'root'>[] = [{ path: '/:id/files/:file', method: 'get', handler: download }];
