import { useRouter } from 'next/navigation.js';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { exampleOfTours, type ToursPlan } from '../../../tours/toursCsv.ts';
import { CsvImport, downloadCsv, useCsvImport } from './CsvImport.tsx';

type Answer = ToursPlan & { isWritten: boolean };

/** CSV import of tours; drafts are created only after a dry run was shown. */
export default function ToursFilePanel() {
  const { refresh } = useRouter();
  const state = useCsvImport<Answer>('/api/tours/file', refresh);
  const count = state.answer?.creates.length ?? 0;
  return (
    <section aria-label={t('Tours from a file')} className="rihla-departures">
      <details className="rihla-departures__tool">
        <summary>{t('Tours from a CSV file')}</summary>
        <p>
          {t(
            'Each line becomes a draft. “title” is needed; lines of a list stand between | marks. What is missing can be written later, and dates are a file of their own, under Departures. A file with all columns of the example lacks a picture only: tick the new tours in the list, press “Edit”, choose the field “Featured picture” and one for all, then “Publish changes”.',
          )}
        </p>
        <CsvImport
          count={count}
          state={state}
          summarise={summarise}
          writeLabel={tCount('Make one tour as a draft', 'Make {count} tours as drafts', count)}
        >
          <button onClick={() => downloadCsv(exampleOfTours(), 'tours.csv')} type="button">
            {t('Save an example')}
          </button>
        </CsvImport>
      </details>
    </section>
  );
}

function summarise({ creates, faults, isWritten, known }: Answer): string {
  if (faults.length > 0)
    return tCount(
      'Nothing is made: one thing is wrong in the file.',
      'Nothing is made: {count} things are wrong in the file.',
      faults.length,
    );
  const there =
    known.length > 0
      ? ` ${tCount(
          'One tour with such a title is there already and stays as it is.',
          '{count} tours with such a title are there already and stay as they are.',
          known.length,
        )}`
      : '';
  const made = isWritten
    ? tCount('Made as drafts: one tour.', 'Made as drafts: {count} tours.', creates.length)
    : tCount('It would make: one tour.', 'It would make: {count} tours.', creates.length);
  return `${made}${there}`;
}
