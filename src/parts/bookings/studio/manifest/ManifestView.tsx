import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { mayEdit, roleOf } from '../../../../cms/access/roles.ts';
import { readRowId } from '../../../../shared/rowId.ts';
import { readManifest } from '../../endpoints/readManifest.ts';
import { BOARD_PATH, manifestHref } from '../../rules/boardQuery.ts';
import { Manifest } from './Manifest.tsx';

/** Page of a departure's passenger list, without the studio's navigation. It checks access itself, since Payload does not: editors and admins. */
export async function ManifestView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const segments = (params?.segments ?? []) as string[];
  const departure = readRowId(segments[1] ?? '');
  if (!roleOf(req))
    redirect(`/admin/login?redirect=${encodeURIComponent(departure ? manifestHref(departure) : BOARD_PATH)}`);
  if (!mayEdit(req))
    return (
      <main className="rihla-manifest">
        <h1>Manifest</h1>
        <p>Editors and admins look after bookings. Ask an admin if you should, too.</p>
      </main>
    );
  const now = new Date();
  const sheet = departure === undefined ? undefined : await readManifest(req, departure, now);
  return sheet ? <Manifest now={now.getTime()} sheet={sheet} /> : notFound();
}
