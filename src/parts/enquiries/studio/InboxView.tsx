import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { mayEdit, roleOf } from '../../../cms/access/roles.ts';
import { readStart } from '../endpoints/readStart.ts';
import { InboxLoader } from './InboxLoader.tsx';

/** The inbox's page. It checks access itself, since Payload does not: editors and admins. */
export async function InboxView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!roleOf(req)) redirect(`/admin/login?redirect=${encodeURIComponent(addressOf(searchParams))}`);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components?.actions}
      visibleEntities={visibleEntities}
    >
      {mayEdit(req) ? (
        <InboxLoader start={await readStart(req, searchParams ?? {}, Date.now())} />
      ) : (
        <div className="rihla-inbox-refused">
          <h1>Inbox</h1>
          <p>Editors and admins look after enquiries. Ask an admin if you should, too.</p>
        </div>
      )}
    </DefaultTemplate>
  );
}

function addressOf(searchParams: AdminViewServerProps['searchParams']): string {
  const known = Object.entries(searchParams ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const query = new URLSearchParams(known).toString();
  return query ? `/admin/inbox?${query}` : '/admin/inbox';
}
