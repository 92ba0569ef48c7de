import type { Part } from '../../render/part.ts';
import { copyProtectionData } from './copyProtectionData.ts';
import { PageCopyProtection } from './PageCopyProtection.tsx';

export const part: Part = {
  name: copyProtectionData.name,
  load: copyProtectionData.load,
  // Editors may copy in previews.
  skipsPreviews: true,
  regions: { end: PageCopyProtection },
};
