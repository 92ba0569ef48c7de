import { COMPARE_PARAMETER } from '../../parts/compare/rules/choice.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { CompareTable } from './CompareTable.tsx';
import { canonicalCodes } from './canonicalCodes.ts';
import css from './compare-table.css?inline';
import { type CompareData, loadCompared } from './loadCompared.ts';

export const widget = defineWidget<'compare-table', CompareData>({
  name: 'compare-table',
  css,
  load: loadCompared,
  readsParameter: { name: COMPARE_PARAMETER, canonical: canonicalCodes },
  words: ({ caption, emptyText }) => [caption, emptyText].filter((text) => typeof text === 'string').join(' '),
  findGap: (_block, { compared, isFixed }) =>
    isFixed && compared.length === 0 ? msg('None of these tours is published, or none has a code.') : undefined,
  Component: CompareTable,
});
