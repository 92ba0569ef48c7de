import { definePartData } from '../../render/partData.ts';

/** The settings of copy protection. */
export const copyProtectionData = definePartData('copy-protection', ({ copyProtection }) => copyProtection);
