'use client';
import { useRowLabel } from '@payloadcms/ui';
import { msg, t } from '../../../shared/studioWords/t.ts';

const SUBJECTS: Record<string, string> = {
  site: msg('the whole site'),
  kinds: msg('kinds of page'),
  documents: msg('single pages and articles'),
  terms: msg('articles in a category or with a tag'),
};

/** Label of a collapsed condition row. */
export function ConditionLabel() {
  const { data } = useRowLabel<{ of?: string; rule?: string }>();
  return (
    <span>
      {t(data?.rule === 'exclude' ? 'Except on {what}' : 'On {what}', { what: t(SUBJECTS[data?.of ?? ''] ?? '…') })}
    </span>
  );
}
