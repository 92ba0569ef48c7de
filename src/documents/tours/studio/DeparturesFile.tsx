import { callStudioApi } from '../../../shared/callStudioApi.ts';
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
      <summary>Departures and prices as a file</summary>
      <CsvImport count={changes} state={state} summarise={summarise} writeLabel={`Write ${changes} departures`}>
        <button onClick={save} type="button">
          Save as CSV
        </button>
      </CsvImport>
    </details>
  );
}

function summarise({ creates, faults, isWritten, unchanged, updates }: Answer): string {
  if (faults.length > 0)
    return `Nothing is written: ${faults.length === 1 ? 'one thing is' : `${faults.length} things are`} wrong in the file.`;
  const what = `${creates.length} new, ${updates.length} changed, ${unchanged} as they are.`;
  return isWritten ? `Written: ${what}` : `It would write: ${what}`;
}
