import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import type { InboxList } from '../rules/inbox.ts';

interface NewsLineProps {
  list: InboxList | undefined;
  problem: string | undefined;
}

/** Live region that announces new enquiries and connection problems. */
export function NewsLine({ list, problem }: NewsLineProps) {
  const [news, setNews] = useState('');
  const newest = useRef(list?.newest);
  useEffect(() => {
    if (!list) return;
    if (newest.current !== undefined && list.newest > newest.current) {
      const name = list.rows.find(({ id }) => id === list.newest)?.name;
      setNews(name ? t('New enquiry from {name}.', { name }) : t('A new enquiry has come in.'));
    }
    newest.current = list.newest;
  }, [list]);
  const fresh = list?.counts.new ?? 0;
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = fresh > 0 ? `(${fresh}) ${title}` : title;
  }, [fresh]);
  return (
    <p aria-live="polite" className="rihla-inbox__news" data-is-problem={Boolean(problem)} role="status">
      {problem ?? news}
    </p>
  );
}
