import type { Part } from '../../render/part.ts';
import { ConsentOverlay } from './ConsentOverlay.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import { consentData } from './consentData.ts';
import { deleteOldConsents } from './deleteOldConsents.ts';
import { consents } from './formEndpoints.ts';

/** Cookie consent: the banner, the settings in the footer, and the record of answers. */
export const part: Part = {
  name: consentData.name,
  load: consentData.load,
  // The URL of a notice may contain a secret, which must not reach trackers.
  isOn: ({ view }) => !view.isNotice && consentData.of(view) !== undefined,
  // Editors' previews are not counted.
  skipsPreviews: true,
  regions: { start: ConsentOverlay, footer: ConsentSettings },
  formEndpoints: [consents],
  scheduledJobs: [deleteOldConsents],
};
