import { Search } from 'lucide-react';
import type { ServerProps } from 'payload';
import { maySell } from '../../../../cms/access/roles.ts';
import { FIND_PATH } from './findPath.ts';
import './find.css';
import { t } from '../../../../shared/studioWords/t.ts';

/** Search field in the head of every page of the studio; works without script. Only for users who may see bookings. */
export function FindField({ user }: ServerProps) {
  if (!user || !maySell({ user })) return null;
  return (
    <>
      <search className="rihla-find-field">
        <form action={FIND_PATH}>
          <Search aria-hidden="true" size={16} strokeWidth={1.75} />
          <input aria-label={t('Find a booking')} name="q" placeholder={t('Find a booking')} type="search" />
        </form>
      </search>
      <a aria-label={t('Find a booking')} className="rihla-find-link" href={FIND_PATH}>
        <Search aria-hidden="true" size={18} strokeWidth={1.75} />
      </a>
    </>
  );
}
