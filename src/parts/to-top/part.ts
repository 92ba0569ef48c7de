import { MARK_SCROLLED } from '../../browser/markScrolled.ts';
import type { RenderContext } from '../../render/context.ts';
import type { Part } from '../../render/part.ts';
import { PageToTop } from './PageToTop.tsx';

const hasToTop = ({ view }: RenderContext): boolean => view.site.showToTop !== false;

export const part: Part = {
  name: 'to-top',
  requires: ['dock'],
  isOn: hasToTop,
  regions: { dock: PageToTop },
  startScript: () => MARK_SCROLLED,
};
