import type { ImportFault } from '../../../tours/departuresCsv.ts';

/** Maximum number of errors shown. */
const SHOWN = 50;

/** What is wrong in a file, by line and column. */
export function ImportFaults({ faults }: { faults: readonly ImportFault[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Column</th>
          <th scope="col">What is wrong</th>
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
export function download(csv: string, name: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
