import type { CopyProtection } from '../../cms/payload-types.ts';
import { definePartData } from '../../render/partData.ts';

/** Settings of copy protection. */
export const copyProtectionData = definePartData(
  'copy-protection',
  ({ globals }) => globals['copy-protection'] as CopyProtection,
);
