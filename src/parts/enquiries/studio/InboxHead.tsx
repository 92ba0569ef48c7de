import { Download, Keyboard, Settings, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { mayEdit } from '../../../cms/access/roles.ts';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { useMay } from '../../../cms/studio/useMay.ts';
import { IconButton } from '../../../editor/controls/IconButton.tsx';
import { listed } from '../../../shared/studioWords/listed.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { type InboxQuery, writeInboxQuery } from '../rules/filters.ts';
import type { InboxList } from '../rules/inbox.ts';
import { PersonDialog } from './PersonDialog.tsx';

interface InboxHeadProps {
  counts: InboxList['counts'];
  query: InboxQuery;
  onKeys: () => void;
}

/** Title, summary, and actions on the list. */
export function InboxHead({ counts, onKeys, query }: InboxHeadProps) {
  const [asksForPerson, setAsksForPerson] = useState(false);
  const hasSettings = useMay(mayEdit);
  return (
    <>
      <PageHead summary={summarise(counts)} title={t('Inbox')}>
        <a
          className="rihla-page-tool"
          download
          href={`/api/enquiries/inbox/csv?${writeInboxQuery({ ...query, page: 1 })}`}
        >
          <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          <span>{t('Save as CSV')}</span>
        </a>
        <button className="rihla-page-tool" onClick={() => setAsksForPerson(true)} type="button">
          <UserSearch aria-hidden="true" size={16} strokeWidth={1.75} />
          <span>{t('Personal data')}</span>
        </button>
        {hasSettings && (
          <a className="rihla-page-tool" href="/admin/globals/inbox">
            <Settings aria-hidden="true" size={16} strokeWidth={1.75} />
            <span>{t('Settings')}</span>
          </a>
        )}
        <IconButton className="rihla-inbox__keys" icon={Keyboard} label={t('Keys')} onClick={onKeys} />
      </PageHead>
      {asksForPerson && <PersonDialog onClose={() => setAsksForPerson(false)} />}
    </>
  );
}

function summarise({ new: fresh, overdue }: InboxList['counts']): string {
  if (fresh === 0 && overdue === 0) return t('Nobody waits for you.');
  return listed([
    ...(fresh > 0 ? [tCount('{count} new', '{count} new', fresh)] : []),
    ...(overdue > 0 ? [tCount('{count} overdue', '{count} overdue', overdue)] : []),
  ]);
}
