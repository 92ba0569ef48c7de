import type { GlobalConfig } from 'payload';
import { isEditor, isWriter } from '../../../../../src/cms/access/roles.ts';
import { globalChanged } from '../../../../../src/cms/hooks/contentVersion.ts';

/** The settings of a made-up part. */
export const Beacon: GlobalConfig = {
  slug: 'beacon',
  access: { read: isWriter, update: isEditor },
  hooks: { afterChange: [globalChanged] },
  fields: [{ name: 'light', type: 'text', label: 'Light' }],
};
