'use client';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <button onClick={() => window.print()} type="button">
      Print
    </button>
  );
}
