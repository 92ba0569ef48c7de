import { useRef, useState } from 'react';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { TRASH_DAYS } from '../../../cms/trash/trashDays.ts';
import { studioLanguage, t, tCount } from '../../../shared/studioWords/t.ts';
import { formatShortDate } from '../../../shared/time/dates.ts';
import type { TrashItem } from '../readTrash.ts';
import { deleteForGood, restore } from './trashCalls.ts';

/** List of deleted documents: each can be restored, or deleted for good once that is confirmed. */
export function Trash({ items: first }: { items: readonly TrashItem[] }) {
  const [items, setItems] = useState(first);
  const [said, setSaid] = useState<{ words: string; href?: string; isFault?: boolean }>();
  const [asked, setAsked] = useState<TrashItem>();
  const [isBusy, setIsBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const run = async (item: TrashItem, act: typeof restore, words: string, href?: string) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await act(item);
      setItems((all) => all.filter((each) => each !== item));
      setSaid({ words, ...(href && { href }) });
    } catch (error) {
      setSaid({ words: (error as Error).message, isFault: true });
    }
    setAsked(undefined);
    setIsBusy(false);
    // The pressed button is removed.
    status.current?.focus();
  };
  return (
    <div className="rihla-trash">
      <PageHead
        summary={t(
          'What you delete stays here for {count} days. Bookings, orders and payments are never deleted this way.',
          {
            count: TRASH_DAYS,
          },
        )}
        title={t('Trash')}
      >
        {null}
      </PageHead>
      <p
        className={said?.isFault ? 'rihla-trash__fault' : 'rihla-trash__said'}
        ref={status}
        role="status"
        tabIndex={-1}
      >
        {said?.words} {said?.href && <a href={said.href}>{t('Open it')}</a>}
      </p>
      {items.length === 0 ? (
        <p className="rihla-trash__empty">{t('The trash is empty.')}</p>
      ) : (
        <ul aria-label={t('In the trash')}>
          {items.map((item) => (
            <li key={`${item.collection} ${item.id}`}>
              <div>
                <a href={item.href}>{item.title}</a>
                <p>
                  {t('{kind}, deleted {day}, {left}', {
                    kind: item.kind,
                    day: day(item.deletedAt),
                    left: left(item.daysLeft),
                  })}
                </p>
              </div>
              {asked === item ? (
                <span className="rihla-trash__tools">
                  <span>{t('Nothing brings it back.')}</span>
                  <button
                    className="rihla-trash__danger"
                    aria-disabled={isBusy || undefined}
                    onClick={() =>
                      void run(item, deleteForGood, t('“{title}” is deleted for good.', { title: item.title }))
                    }
                    type="button"
                  >
                    {t('Delete for good')}
                  </button>
                  <button
                    aria-disabled={isBusy || undefined}
                    onClick={() => isBusy || setAsked(undefined)}
                    type="button"
                  >
                    {t('Keep it')}
                  </button>
                </span>
              ) : (
                <span className="rihla-trash__tools">
                  <button
                    aria-label={t('Restore {title}', { title: item.title })}
                    aria-disabled={isBusy || undefined}
                    onClick={() => void run(item, restore, restoredWords(item), openPath(item))}
                    type="button"
                  >
                    {t('Restore')}
                  </button>
                  <button
                    aria-label={t('Delete {title} for good …', { title: item.title })}
                    aria-disabled={isBusy || undefined}
                    onClick={() => isBusy || setAsked(item)}
                    type="button"
                  >
                    {t('Delete …')}
                  </button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Collections without drafts: restored documents of these are live again; all others have to be published. */
const WITHOUT_DRAFTS: ReadonlySet<string> = new Set(['media', 'menus']);

function restoredWords({ collection, title }: TrashItem): string {
  return WITHOUT_DRAFTS.has(collection)
    ? t('“{title}” is back wherever it was used.', { title })
    : t('“{title}” is back as a draft. Publish it to put it on the site again.', { title });
}

function openPath({ collection, id }: TrashItem): string {
  return `/admin/collections/${collection}/${id}`;
}

function left(days: number): string {
  if (days === 0) return t('to be deleted today');
  return tCount('one day left', '{count} days left', days);
}

function day(iso: string): string {
  return formatShortDate(iso.slice(0, 10), studioLanguage());
}
