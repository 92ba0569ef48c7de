'use client';
import { Pill, useRowLabel } from '@payloadcms/ui';
import { blockSummary } from '../../shared/layouts/blockSummary.ts';

/** Label of a collapsed block: its kind and its first words. */
export function BlockLabel() {
  const { data, rowNumber } = useRowLabel<{ blockType?: string }>();
  const kind = (data?.blockType ?? 'block').replaceAll('-', ' ');
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
