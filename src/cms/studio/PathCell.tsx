import type { DefaultServerCellComponentProps } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { ownPath } from '../trash/asidePath.ts';

/** An address in a list; that of the front page is named, and of what is in the trash the one that it had. */
export function PathCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const path = typeof cellData === 'string' ? ownPath(cellData, Number(rowData.id)) : '';
  return path === '/' ? <span>/ · {t('Front page')}</span> : <bdi>{path}</bdi>;
}
