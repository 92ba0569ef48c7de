import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { studioLanguage, t } from '../../../shared/studioWords/t.ts';
import { readHandbook } from '../readHandbook.ts';
import { HandbookBlocks } from './HandbookText.tsx';
import { languageMarks } from './languageMarks.ts';
import '../../../cms/studio/page-head.css';
import './handbook.css';

/** A page of the handbook. */
export async function HelpPageView(view: AdminViewServerProps) {
  const segments = (view.params?.segments ?? []) as string[];
  const page = (await readHandbook()).find(({ name }) => name === segments[1]);
  if (!page) notFound();
  return EditorsPage({
    view,
    address: `/admin/help/${page.name}`,
    title: page.title,
    may: (req) => roleOf(req) !== undefined,
    refused: t('The handbook is for staff. Sign in.'),
    render: async () => (
      <div className="rihla-handbook" {...languageMarks(page)}>
        <PageHead summary={page.about} title={page.title}>
          <a className="rihla-page-tool" href="/admin/help" lang={studioLanguage()}>
            {t('All of the handbook')}
          </a>
        </PageHead>
        <div className="rihla-handbook__page">
          {page.sections.map(({ blocks, id, screens, title }) => (
            <section aria-labelledby={id} key={id}>
              <h2 id={id}>{title}</h2>
              <HandbookBlocks blocks={blocks} />
              {screens.map((screen) => (
                <p key={screen}>
                  <a href={screen} lang={studioLanguage()}>
                    {t('Open this screen: {title}', { title })}
                  </a>
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    ),
  });
}
