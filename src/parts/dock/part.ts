import type { Part } from '../../render/part.ts';
import { isQuiet } from '../../render/quiet.ts';
import { PageDock } from './PageDock.tsx';

export const part: Part = {
  name: 'dock',
  offers: ['dock'],
  isOn: (context) => context.partsIn('dock').length > 0 && !isQuiet(context),
  regions: { end: PageDock },
};
