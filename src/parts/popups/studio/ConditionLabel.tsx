'use client';
import { useRowLabel } from '@payloadcms/ui';

const SUBJECTS: Record<string, string> = {
  site: 'the whole site',
  kinds: 'kinds of page',
  documents: 'single pages and articles',
  terms: 'articles in a category or with a tag',
};

/** Label of a collapsed condition row. */
export function ConditionLabel() {
  const { data } = useRowLabel<{ of?: string; rule?: string }>();
  return (
    <span>
      {data?.rule === 'exclude' ? 'Except on' : 'On'} {SUBJECTS[data?.of ?? ''] ?? '…'}
    </span>
  );
}
