import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { LogoRow } from './LogoRow.tsx';
import css from './logo-row.css?inline';
import { readLogos } from './readLogos.ts';

export const widget = defineWidget({
  name: 'logo-row',
  css,
  words: (block) => [block.title, ...readLogos(block).map(({ item }) => item.name)].filter(Boolean).join(' '),
  findGap: (block) => (readLogos(block).length ? undefined : msg('Name a partner, or choose a logo.')),
  Component: LogoRow,
});
