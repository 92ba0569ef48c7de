'use client';

/** Opens the browser's own dialog for printing. */
export function PrintButton() {
  return (
    <button onClick={() => window.print()} type="button">
      Print
    </button>
  );
}
