import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { LinkedSection } from './LinkedSection.tsx';
import { isInSection, type LoadedSection, loadSection } from './loadSection.ts';

export const widget = defineWidget<'linked-section', LoadedSection | undefined>({
  name: 'linked-section',
  css: '',
  load: loadSection,
  findGap(block, section, context) {
    if (isInSection(context)) return msg('A linked section cannot stand in another one.');
    if (!block.section)
      return msg('Choose a section. Save one from any page: “Save as a section…” in the menu of its blocks.');
    if (!section)
      return msg(
        'This section is not published or no longer there, or the sections of this page are too long together.',
      );
    return undefined;
  },
  Component: LinkedSection,
});
