'use client';
import { Pill, useConfig, useRowLabel } from '@payloadcms/ui';
import type { BlockSlug } from 'payload';
import { blockSummary } from '../../shared/layouts/blockSummary.ts';
import { studioLanguage } from '../../shared/studioWords/t.ts';

/** Label of a collapsed block: its kind and its first words. */
export function BlockLabel() {
  const { data, rowNumber } = useRowLabel<{ blockType?: string }>();
  const { config } = useConfig();
  const slug = data?.blockType ?? 'block';
  const label = studioLanguage() === 'en' ? undefined : config.blocksMap?.[slug as BlockSlug]?.labels?.singular;
  const kind = label ? String(label) : slug.replaceAll('-', ' ');
  return (
    <span className="rihla-block-label">
      <span className="blocks-field__block-number">{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>
      <span className="rihla-block-label__words">{blockSummary(data)}</span>
    </span>
  );
}
