import { useRouter } from 'next/navigation.js';
import { exampleOfTours, type ToursPlan } from '../../../tours/toursCsv.ts';
import { CsvImport, downloadCsv, useCsvImport } from './CsvImport.tsx';

type Answer = ToursPlan & { isWritten: boolean };

/** CSV import of tours; drafts are created only after a dry run was shown. */
export default function ToursFilePanel() {
  const { refresh } = useRouter();
  const state = useCsvImport<Answer>('/api/tours/file', refresh);
  const count = state.answer?.creates.length ?? 0;
  return (
    <section aria-label="Tours from a file" className="rihla-departures">
      <details className="rihla-departures__tool">
        <summary>Tours from a CSV file</summary>
        <p>
          Each line becomes a draft. “title” is needed; lines of a list stand between | marks. What is missing can be
          written later, and dates are a file of their own, under Departures. A file with all columns of the example
          lacks a picture only: tick the new tours in the list, press “Edit”, choose the field “Featured picture” and
          one for all, then “Publish changes”.
        </p>
        <CsvImport
          count={count}
          state={state}
          summarise={summarise}
          writeLabel={`Make ${journeys(count)} as ${count === 1 ? 'a draft' : 'drafts'}`}
        >
          <button onClick={() => downloadCsv(exampleOfTours(), 'tours.csv')} type="button">
            Save an example
          </button>
        </CsvImport>
      </details>
    </section>
  );
}

function summarise({ creates, faults, isWritten, known }: Answer): string {
  if (faults.length > 0)
    return `Nothing is made: ${faults.length === 1 ? 'one thing is' : `${faults.length} things are`} wrong in the file.`;
  const there =
    known.length > 0
      ? ` ${capitalised(journeys(known.length))} with such a title ${known.length === 1 ? 'is there already and stays as it is' : 'are there already and stay as they are'}.`
      : '';
  const made = isWritten ? 'Made as drafts' : 'It would make';
  return `${made}: ${journeys(creates.length)}.${there}`;
}

function journeys(count: number): string {
  return count === 1 ? 'one tour' : `${count} tours`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
