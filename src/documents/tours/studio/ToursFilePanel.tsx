import { useRouter } from 'next/navigation.js';
import { useId, useState } from 'react';
import { callStudioApi } from '../../../cms/studio/callStudioApi.ts';
import { exampleOfTours, type ToursPlan } from '../../../tours/toursCsv.ts';
import { download, ImportFaults } from './csvFile.tsx';

type Answer = ToursPlan & { isWritten: boolean };

/** Takes in a CSV file of journeys; drafts are made only after a dry run was shown. */
export default function ToursFilePanel() {
  const [csv, setCsv] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState<string>();
  const { refresh } = useRouter();
  const id = useId();
  const send = async (text: string, dryRun: boolean) => {
    setProblem(undefined);
    try {
      setAnswer(await callStudioApi<Answer>('/api/tours/file', { csv: text, dryRun }));
      if (!dryRun) refresh();
    } catch (error) {
      setAnswer(undefined);
      setProblem((error as Error).message);
    }
  };
  const count = answer?.creates.length ?? 0;
  return (
    <section aria-label="Journeys from a file" className="rihla-departures">
      <details className="rihla-departures__tool">
        <summary>Journeys from a CSV file</summary>
        <p>
          Each line becomes a draft. “title” is needed; lines of a list stand between | marks. What is missing can be
          written later, and dates are a file of their own, under Departures.
        </p>
        <div className="rihla-departures__fields">
          <button onClick={() => download(exampleOfTours(), 'journeys.csv')} type="button">
            Save an example
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
        {answer && !answer.isWritten && answer.faults.length === 0 && count > 0 && (
          <button onClick={() => send(csv, false)} type="button">
            {`Make ${journeys(count)} as ${count === 1 ? 'a draft' : 'drafts'}`}
          </button>
        )}
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
  return count === 1 ? 'one journey' : `${count} journeys`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
