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
