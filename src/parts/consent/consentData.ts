import type { Analytics, Chat } from '../../cms/payload-types.ts';
import { definePartData } from '../../render/partData.ts';
import { trackingSettings } from './trackingSettings.ts';

/** Trackers that need consent; undefined when the operator has none. */
export const consentData = definePartData('consent', ({ globals }) =>
  trackingSettings(globals.analytics as Analytics, globals.chat as Chat),
);
