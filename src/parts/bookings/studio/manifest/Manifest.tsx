import { describeMomentInFull } from '../../../../shared/time/moment.ts';
import { readTimezone } from '../../../../shared/time/timezone.ts';
import { describeDays } from '../../../../tours/describeDays.ts';
import type { ManifestSheet } from '../../endpoints/readManifest.ts';
import { departureHref } from '../../rules/boardQuery.ts';
import type { ManifestParty } from '../../rules/manifest.ts';
import { ManifestRows } from './ManifestRows.tsx';
import { PrintButton } from './PrintButton.tsx';
import './manifest.css';
import { t, tCount } from '../../../../shared/studioWords/t.ts';

interface ManifestProps {
  now: number;
  sheet: ManifestSheet;
  /** Guides get names, phone numbers and notes; no e-mail addresses, no partners, no link to the bookings. */
  isForGuide?: boolean;
}

/** Printable passenger list of a departure. */
export function Manifest({ isForGuide = false, now, sheet }: ManifestProps) {
  const { confirmed, departure, held, meeting, parties, timezone, tourTitle, travellers } = sheet;
  const zone = readTimezone(timezone);
  return (
    <main className="rihla-manifest">
      <p className="rihla-manifest__tools">
        {isForGuide ? (
          <a href="/admin">{t('Back to your departures')}</a>
        ) : (
          <a href={departureHref(departure.id)}>{t('Back to the bookings')}</a>
        )}
        <PrintButton />
      </p>
      <header>
        <p className="rihla-manifest__eyebrow">{t('Manifest')}</p>
        <h1>{tourTitle}</h1>
        <p className="rihla-manifest__days">{describeDays(departure.start, departure.end)}</p>
        <dl>
          {meeting.place && (
            <div>
              <dt>{t('Meeting place')}</dt>
              <dd>{meeting.place}</dd>
            </div>
          )}
          {meeting.time && (
            <div>
              <dt>{t('Meeting time')}</dt>
              <dd>{meeting.time}</dd>
            </div>
          )}
          <div>
            <dt>{t('Confirmed')}</dt>
            <dd>{confirmed || t('Nobody yet')}</dd>
          </div>
          {held && (
            <div>
              <dt>{t('On hold')}</dt>
              <dd>{held}</dd>
            </div>
          )}
          <div>
            <dt>{t('Together')}</dt>
            <dd>{tCount('{count} traveller', '{count} travellers', travellers)}</dd>
          </div>
          {departure.note && (
            <div>
              <dt>{t('Note')}</dt>
              <dd>{departure.note}</dd>
            </div>
          )}
        </dl>
      </header>
      {parties.length === 0 ? (
        <p>{t('Nobody is booked here yet.')}</p>
      ) : (
        <table>
          <caption>{t('Travellers by booking')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Booking')}</th>
              <th scope="col">{t('Who to call')}</th>
              <th scope="col">{t('Travellers')}</th>
              <th scope="col">{t('Notes')}</th>
            </tr>
          </thead>
          {parties.map((party) => (
            <ManifestRows key={party.id} party={isForGuide ? withoutOffice(party) : party} zone={zone} />
          ))}
        </table>
      )}
      <footer>
        {t('As it stood on {moment}. Personal data: destroy the paper after the tour.', {
          moment: describeMomentInFull(now, zone),
        })}
      </footer>
    </main>
  );
}

/** Variant without the details that only the office needs. */
function withoutOffice(party: ManifestParty): ManifestParty {
  return { ...party, email: '', partner: '' };
}
