import type { PayloadRequest } from 'payload';
import { noteExport } from '../auditLog/noteAudit.ts';

/** A file to download. */
interface ExportedFile {
  text: string;
  name: string;
  type: string;
  /** What it holds, for the log of exports, such as `Bookings`. */
  holds: string;
}

/** A download response, which no cache stores; it is recorded in the log of exports. */
export async function asFile(req: PayloadRequest, { holds, name, text, type }: ExportedFile): Promise<Response> {
  await noteExport(req, holds);
  return new Response(text, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
