import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { readHandbook } from '../readHandbook.ts';
import { addressOf, searchHandbook, sectionOfScreen } from '../rules/findInHandbook.ts';
import type { HandbookPage } from '../rules/parsePage.ts';
import { languageMarks } from './languageMarks.ts';
import '../../../cms/studio/page-head.css';
import './handbook.css';

/** The contents of the handbook with its search; from a screen (`?for=`) it redirects to the section that explains it. */
export function HelpView(view: AdminViewServerProps) {
  const { for: screen, q } = view.searchParams ?? {};
  const typed = typeof q === 'string' ? q.slice(0, 100) : '';
  return EditorsPage({
    view,
    address: '/admin/help',
    title: t('Help'),
    may: (req) => roleOf(req) !== undefined,
    refused: t('The handbook is for staff. Sign in.'),
    render: async () => {
      const found = typeof screen === 'string' ? sectionOfScreen(await readHandbook('en'), screen) : undefined;
      if (found) redirect(addressOf(found));
      const pages = await readHandbook();
      return (
        <div className="rihla-handbook">
          <PageHead summary={t('What an operator does here, and each screen on its own.')} title={t('Help')}>
            <search>
              <form action="/admin/help" className="rihla-handbook__search">
                <label htmlFor="rihla-handbook-q">{t('Search the handbook')}</label>
                <input defaultValue={typed} id="rihla-handbook-q" maxLength={100} name="q" type="search" />
                <button type="submit">{t('Search')}</button>
              </form>
            </search>
          </PageHead>
          {typed ? <Found pages={pages} typed={typed} /> : <Contents pages={pages} />}
        </div>
      );
    },
  });
}

function Contents({ pages }: { pages: readonly HandbookPage[] }) {
  return (
    <nav aria-label={t('Contents of the handbook')} className="rihla-handbook__contents">
      {pages.map((page) => (
        <section key={page.name} {...languageMarks(page)}>
          <h2>
            <a href={`/admin/help/${page.name}`}>{page.title}</a>
          </h2>
          <p>{page.about}</p>
          <ul>
            {page.sections.map((section) => (
              <li key={section.id}>
                <a href={addressOf({ page, section })}>{section.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Found({ pages, typed }: { pages: readonly HandbookPage[]; typed: string }) {
  const found = searchHandbook(pages, typed);
  return (
    <div className="rihla-handbook__page">
      <p role="status">
        {found.length === 0
          ? t('Nothing in the handbook has “{typed}”. Try another word, or look at the contents.', { typed })
          : tCount('One section has “{typed}”.', '{count} sections have “{typed}”.', found.length, { typed })}
      </p>
      <ul>
        {found.map((one) => (
          <li key={addressOf(one)} {...languageMarks(one.page)}>
            <a href={addressOf(one)}>{one.section.title}</a> <small>{one.page.title}</small>
          </li>
        ))}
      </ul>
      <p>
        <a href="/admin/help">{t('All of the handbook')}</a>
      </p>
    </div>
  );
}
