import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { decodeText } from '../../../shared/text/decodeText.ts';
import type { ImportFault } from '../../../tours/departuresCsv.ts';

/** Maximum number of errors shown. */
const SHOWN = 50;

/** Result of an import or of its dry run. */
interface ImportAnswer {
  faults: readonly ImportFault[];
  isWritten: boolean;
}

/** State of a CSV import. */
export interface CsvImportState<Answer> {
  answer: Answer | undefined;
  problem: string | undefined;
  /** Runs a request; its error becomes the problem shown. */
  attempt: (run: () => Promise<void>) => Promise<void>;
  /** Reads a file and sends it as a dry run. */
  choose: (file: File | undefined) => Promise<void>;
  /** Imports the file whose dry run was shown. */
  write: () => Promise<void>;
}

/**
 * CSV import in two steps: a dry run of the file chosen, then its import.
 * @param endpoint takes `{ csv, dryRun }` (POST)
 * @param onWritten called after an import, not after a dry run
 */
export function useCsvImport<Answer extends ImportAnswer>(
  endpoint: string,
  onWritten: () => void,
): CsvImportState<Answer> {
  const [csv, setCsv] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState<string>();
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
      setAnswer(await callStudioApi<Answer>(endpoint, { csv: text, dryRun }));
      if (!dryRun) onWritten();
    });
  return {
    answer,
    problem,
    attempt,
    choose: async (file) => {
      const text = file ? decodeText(new Uint8Array(await file.arrayBuffer())) : '';
      setCsv(text);
      setAnswer(undefined);
      if (text) await send(text, true);
    },
    write: () => send(csv, false),
  };
}

interface CsvImportProps<Answer> {
  state: CsvImportState<Answer>;
  /** Number of rows that an import would write. */
  count: number;
  /** Label of the button that imports. */
  writeLabel: string;
  summarise: (answer: Answer) => string;
  /** Explanation before the file input. */
  children: ReactNode;
}

/** File input, result, errors, and the button that imports after a dry run without errors. */
export function CsvImport<Answer extends ImportAnswer>({
  children,
  count,
  state: { answer, choose, problem, write },
  summarise,
  writeLabel,
}: CsvImportProps<Answer>) {
  const id = useId();
  const result = useRef<HTMLDivElement>(null);
  const isWritten = answer?.isWritten ?? false;
  // The button that wrote is gone.
  useEffect(() => {
    if (isWritten) result.current?.focus();
  }, [isWritten]);
  return (
    <>
      <div className="rihla-departures__fields">
        {children}
        <p>
          <label htmlFor={id}>{t('Take in a CSV file')}</label>
          <input
            accept=".csv,text/csv"
            id={id}
            onChange={({ target }) => choose(target.files?.[0])}
            // A corrected file has the same name: unless the field is emptied, choosing it again is no change.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            type="file"
          />
        </p>
      </div>
      <div aria-live="polite" ref={result} tabIndex={isWritten ? -1 : undefined}>
        {problem && <p className="rihla-departures__problem">{problem}</p>}
        {answer && <p>{summarise(answer)}</p>}
      </div>
      {answer && answer.faults.length > 0 && <ImportFaults faults={answer.faults} />}
      {answer && !answer.isWritten && answer.faults.length === 0 && count > 0 && (
        <button onClick={write} type="button">
          {writeLabel}
        </button>
      )}
    </>
  );
}

function ImportFaults({ faults }: Pick<ImportAnswer, 'faults'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('Line')}</th>
          <th scope="col">{t('Column')}</th>
          <th scope="col">{t('What is wrong')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.slice(0, SHOWN).map(({ column, line, says }) => (
          <tr key={`${line} ${column} ${says}`}>
            <td>{line}</td>
            <td>{column}</td>
            <td>{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Has the browser save a text as a CSV file. */
export function downloadCsv(csv: string, name: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
