import type { DefaultServerCellComponentProps } from 'payload';

/** An address in a list; that of the front page is named. */
export function PathCell({ cellData }: DefaultServerCellComponentProps) {
  // In the trash an address has the number of its document at its end, so that others can take it.
  const path = typeof cellData === 'string' ? cellData.replace(/~\d+\/$/, '') : '';
  return path === '/' ? <span>/ · Front page</span> : <span>{path}</span>;
}
