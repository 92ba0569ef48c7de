import { t } from '../../shared/studioWords/t.ts';

/** A switch in a list, in words. */
export function YesNoCell({ cellData }: { cellData?: unknown }) {
  return t(cellData === true ? 'Yes' : 'No');
}
