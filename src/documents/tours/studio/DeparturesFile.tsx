import { useId, useState } from 'react';
import { callStudioApi } from '../../../cms/studio/callStudioApi.ts';
import type { ImportPlan } from '../../../tours/departuresCsv.ts';
import { download, ImportFaults } from './csvFile.tsx';

interface DeparturesFileProps {
  tour: number | undefined;
  onDone: () => void;
}

type Answer = ImportPlan & { isWritten: boolean };

/** CSV export and import of departures and prices; an import is written only after its dry run was shown. */
export default function DeparturesFile({ onDone, tour }: DeparturesFileProps) {
  const [csv, setCsv] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const attempt = async (run: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await run();
    } catch (error) {
      setAnswer(undefined);
      setProblem((error as Error).message);
    }
  };
  const send = (text: string, dryRun: boolean) =>
    attempt(async () => {
      setAnswer(await callStudioApi<Answer>('/api/departures/file', { csv: text, dryRun }));
      if (!dryRun) onDone();
    });
  const save = () =>
    attempt(async () => {
      const answered = await callStudioApi<{ csv: string }>(
        `/api/departures/file${tour === undefined ? '' : `?tour=${tour}`}`,
      );
      download(answered.csv, 'departures.csv');
    });
  const changes = answer ? answer.creates.length + answer.updates.length : 0;
  return (
    <details className="rihla-departures__tool">
      <summary>Departures and prices as a file</summary>
      <div className="rihla-departures__fields">
        <button onClick={save} type="button">
          Save as CSV
        </button>
        <p>
          <label htmlFor={id}>Take in a CSV file</label>
          <input
            accept=".csv,text/csv"
            id={id}
            onChange={async ({ target }) => {
              const text = (await target.files?.[0]?.text()) ?? '';
              setCsv(text);
              setAnswer(undefined);
              if (text) await send(text, true);
            }}
            type="file"
          />
        </p>
      </div>
      <div aria-live="polite">
        {problem && <p className="rihla-departures__problem">{problem}</p>}
        {answer && <p>{summarise(answer)}</p>}
      </div>
      {answer && answer.faults.length > 0 && <ImportFaults faults={answer.faults} />}
      {answer && !answer.isWritten && answer.faults.length === 0 && changes > 0 && (
        <button onClick={() => send(csv, false)} type="button">
          Write {changes} departures
        </button>
      )}
    </details>
  );
}

function summarise({ creates, faults, isWritten, unchanged, updates }: Answer): string {
  if (faults.length > 0) return `Nothing is written: ${faults.length} things are wrong in the file.`;
  const what = `${creates.length} new, ${updates.length} changed, ${unchanged} as they are.`;
  return isWritten ? `Written: ${what}` : `It would write: ${what}`;
}
