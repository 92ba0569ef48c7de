import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { maySell, roleOf } from '../../../../cms/access/roles.ts';
import { readRowId } from '../../../../shared/rowId.ts';
import { t } from '../../../../shared/studioWords/t.ts';
import { isGuidedBy } from '../../endpoints/readGuided.ts';
import { readManifest } from '../../endpoints/readManifest.ts';
import { BOARD_PATH, manifestHref } from '../../rules/boardQuery.ts';
import { Manifest } from './Manifest.tsx';

/**
 * Page of a departure's passenger list, without the studio's navigation. It checks access itself, since Payload does not: booking staff, and
 * guides of this departure.
 */
export async function ManifestView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const segments = (params?.segments ?? []) as string[];
  const departure = readRowId(segments[1] ?? '');
  if (!roleOf(req))
    redirect(`/admin/login?redirect=${encodeURIComponent(departure ? manifestHref(departure) : BOARD_PATH)}`);
  const now = new Date();
  const isGuide = roleOf(req) === 'guide';
  const isTheirs = isGuide && departure !== undefined && (await isGuidedBy(req, departure, Number(req.user?.id), now));
  if (!maySell(req) && !isTheirs)
    return (
      <main className="rihla-manifest">
        <h1>{t('Manifest')}</h1>
        <p>
          {isGuide
            ? t(
                'Guides see their own departures, until two weeks after the end. Ask the office if this is one of yours.',
              )
            : t('Editors, admins and booking staff look after bookings. Ask an admin if you should, too.')}
        </p>
        <p>
          <a href="/admin">{t('To the first page')}</a>
        </p>
      </main>
    );
  const sheet = departure === undefined ? undefined : await readManifest(req, departure, now);
  return sheet ? <Manifest isForGuide={isGuide} now={now.getTime()} sheet={sheet} /> : notFound();
}
