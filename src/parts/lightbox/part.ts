import type { Part } from '../../render/part.ts';
import { lightboxData } from './lightboxData.ts';
import { noteLightboxLink } from './noteLightboxLink.ts';
import { PageLightbox } from './PageLightbox.tsx';

export const part: Part = {
  name: lightboxData.name,
  load: lightboxData.load,
  noteLink: noteLightboxLink,
  regions: { end: PageLightbox, fragment: PageLightbox },
};
