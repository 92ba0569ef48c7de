import type { Part } from '../../render/part.ts';
import { PageTemplateScroll } from './PageTemplateScroll.tsx';

export const part: Part = {
  name: 'template-scroll',
  isOn: ({ view: { templates } }) => Boolean(templates.header || templates.body || templates.footer),
  regions: { end: PageTemplateScroll },
};
