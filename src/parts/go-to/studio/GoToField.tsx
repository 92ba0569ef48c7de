import { Navigation } from 'lucide-react';
import { t } from '../../../shared/studioWords/t.ts';
import { GoTo } from './GoTo.tsx';

/** Button in the head of every page of the studio, with its key. Rendered on the server, so that no page loads the icon's script. */
export function GoToField() {
  return (
    <GoTo>
      <Navigation aria-hidden="true" size={16} strokeWidth={1.75} />
      <span>{t('Go to…')}</span>
      <small aria-hidden="true">Ctrl K</small>
    </GoTo>
  );
}
