import type { ReactNode } from 'react';

/** The reading-progress bar; decoration, so assistive technology is not told. By style alone where the browser knows scroll timelines, else by its island. */
export function ReadingProgress(): ReactNode {
  return (
    <div className="r-reading-progress" aria-hidden="true">
      <div className="r-reading-progress__bar" />
    </div>
  );
}
