import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { maySell } from '../../../../cms/access/roles.ts';
import { EditorsPage } from '../../../../cms/studio/EditorsPage.tsx';
import { type SearchResult, searchBookings } from '../searchBookings.ts';
import { FIND_PATH } from './findPath.ts';
import './find.css';
import { t, tCount } from '../../../../shared/studioWords/t.ts';

/** Results of the studio's search; a whole reference leads to its order at once. */
export function FindView(view: AdminViewServerProps) {
  const { q } = view.searchParams ?? {};
  const sought = typeof q === 'string' ? q : '';
  return EditorsPage({
    view,
    address: `${FIND_PATH}?${new URLSearchParams({ q: sought })}`,
    title: t('Find a booking'),
    may: maySell,
    refused: t('Editors, admins and booking staff look after bookings. Ask an admin if you should, too.'),
    render: (req) => renderResults(req, sought),
  });
}

async function renderResults(req: PayloadRequest, sought: string) {
  const { bookings, dates, exact } = await searchBookings(req, sought, new Date());
  if (exact) redirect(exact);
  const count = bookings.length + dates.length;
  return (
    <main className="rihla-find">
      <h1>{t('Find a booking')}</h1>
      <search>
        <form action={FIND_PATH}>
          <label htmlFor="rihla-find">{t('Reference, name, e-mail, telephone, tour or date')}</label>
          <input defaultValue={sought} id="rihla-find" name="q" type="search" />
          <button type="submit">{t('Find')}</button>
        </form>
      </search>
      {sought.trim() && (
        <p role="status">
          {count === 0
            ? t('Nothing was found for “{sought}”.', { sought })
            : tCount('{count} found for “{sought}”.', '{count} found for “{sought}”.', count, { sought })}
        </p>
      )}
      <Results found={bookings} title={t('Orders and bookings')} />
      <Results found={dates} title={t('Dates')} />
      {sought.trim() && (
        <p>
          <a href={`/admin/inbox?${new URLSearchParams({ filter: 'all', search: sought })}`}>
            {t('Look among the enquiries')}
          </a>{' '}
          <a href={`/admin/collections/customers?${new URLSearchParams({ search: sought })}`}>
            {t('Look among the travellers’ accounts')}
          </a>
        </p>
      )}
    </main>
  );
}

function Results({ found, title }: { found: readonly SearchResult[]; title: string }) {
  if (found.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {found.map(({ about, href, state, title: name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            <span>{about}</span>
            <span className="rihla-find__state">{state}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
