import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { mayEdit, roleOf } from '../access/roles.ts';

interface EditorsPageProps {
  /** Props that Payload passes to the view. */
  view: AdminViewServerProps;
  /** Its URL, to which the login leads back. */
  address: string;
  title: string;
  /** Permission for the page. */
  may?: (req: PayloadRequest) => boolean;
  /** Message for users without the permission. */
  refused: string;
  /** Renders the page; called only for users with the permission. */
  render: (req: PayloadRequest) => Promise<ReactNode>;
}

/** A custom view of the studio for editors and admins, unless said otherwise. It checks access itself, since Payload does not. */
export async function EditorsPage({ address, may = mayEdit, refused, render, title, view }: EditorsPageProps) {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!roleOf(req)) redirect(`/admin/login?redirect=${encodeURIComponent(address)}`);
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
      {/* Without a crumb the icon of the first page is no link. A page with crumbs of its own sets them after these. */}
      <SetStepNav nav={[{ label: title }]} />
      {may(req) ? (
        await render(req)
      ) : (
        <div style={{ padding: '40px' }}>
          <h1>{title}</h1>
          <p>{refused}</p>
        </div>
      )}
    </DefaultTemplate>
  );
}
