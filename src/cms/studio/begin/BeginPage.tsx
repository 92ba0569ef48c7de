import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { roleOf } from '../../access/roles.ts';
import { PageHead } from '../PageHead.tsx';
import { TitleForm } from './TitleForm.tsx';
import '../page-head.css';
import './begin.css';

/** First step of a new document: its title. Only what has one is created. It checks access itself, since Payload does not. */
export function BeginPage({ initPageResult }: AdminViewServerProps) {
  const { collectionConfig, permissions, req } = initPageResult;
  if (!collectionConfig) return null;
  const { labels, slug } = collectionConfig;
  if (!roleOf(req)) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/collections/${slug}/create`)}`);
  const kind = String(labels.singular).toLowerCase();
  const mayCreate = Boolean(permissions.collections?.[slug]?.create);
  return (
    <div className="rihla-begin">
      <PageHead
        summary={t(mayCreate ? 'It is a draft until you publish it.' : 'Your account may not make one. Ask an admin.')}
        title={t('New {kind}', { kind })}
      >
        <a className="rihla-page-tool" href={`/admin/collections/${slug}`}>
          {t('Back to the list')}
        </a>
      </PageHead>
      {mayCreate && <TitleForm collection={slug} kind={kind} />}
    </div>
  );
}
