import type { Part } from '../../render/part.ts';
import { hasProgress, PageProgress } from './PageProgress.tsx';

export const part: Part = { name: 'progress', isOn: hasProgress, regions: { end: PageProgress } };
