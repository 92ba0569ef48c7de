import type { Part } from '../../render/part.ts';
import { PageLivePreview } from './PageLivePreview.tsx';

export const part: Part = {
  name: 'live-preview',
  isOn: ({ editing }) => editing,
  regions: { end: PageLivePreview },
};
