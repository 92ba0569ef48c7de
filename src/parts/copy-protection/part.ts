import type { Part } from '../../render/part.ts';
import { copyProtectionData } from './copyProtectionData.ts';
import { PageCopyProtection } from './PageCopyProtection.tsx';

export const part: Part = {
  name: copyProtectionData.name,
  load: copyProtectionData.load,
  // Editors copy from their own work.
  skipsPreviews: true,
  regions: { end: PageCopyProtection },
};
