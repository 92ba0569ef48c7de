import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import type { ImportPlan } from '../../../tours/departuresCsv.ts';
import { CsvImport, downloadCsv, useCsvImport } from './CsvImport.tsx';

interface DeparturesFileProps {
  tour: number | undefined;
  onDone: () => void;
}

type Answer = ImportPlan & { isWritten: boolean };

/** CSV export and import of departures and prices; an import is written only after its dry run was shown. */
export default function DeparturesFile({ onDone, tour }: DeparturesFileProps) {
  const state = useCsvImport<Answer>('/api/departures/file', onDone);
  const { answer, attempt } = state;
  const save = () =>
    attempt(async () => {
      const answered = await callStudioApi<{ csv: string }>(
        `/api/departures/file${tour === undefined ? '' : `?tour=${tour}`}`,
      );
      downloadCsv(answered.csv, 'departures.csv');
    });
  const changes = answer ? answer.creates.length + answer.updates.length : 0;
  return (
    <details className="rihla-departures__tool">
      <summary>{t('Departures and prices as a file')}</summary>
      <CsvImport
        count={changes}
        state={state}
        summarise={summarise}
        writeLabel={t('Write {count} departures', { count: changes })}
      >
        <button onClick={save} type="button">
          {t('Save as CSV')}
        </button>
      </CsvImport>
    </details>
  );
}

function summarise({ creates, faults, isWritten, unchanged, updates }: Answer): string {
  if (faults.length > 0)
    return tCount(
      'Nothing is written: one thing is wrong in the file.',
      'Nothing is written: {count} things are wrong in the file.',
      faults.length,
    );
  const counts = { created: creates.length, updated: updates.length, unchanged };
  return isWritten
    ? t('Written: {created} new, {updated} changed, {unchanged} as they are.', counts)
    : t('It would write: {created} new, {updated} changed, {unchanged} as they are.', counts);
}
