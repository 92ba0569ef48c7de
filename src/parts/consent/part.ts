import type { Part } from '../../render/part.ts';
import { ConsentOverlay } from './ConsentOverlay.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import { consentData } from './consentData.ts';
import { forgetConsents } from './forgetConsents.ts';
import { consents } from './formEndpoints.ts';

export const part: Part = {
  name: consentData.name,
  load: consentData.load,
  // The address of a notice may hold a secret, which nobody is told.
  isOn: ({ view }) => !view.isNotice && consentData.of(view) !== undefined,
  // An editor at work is not counted, and asked nothing.
  skipsPreviews: true,
  regions: { start: ConsentOverlay, footer: ConsentSettings },
  formEndpoints: [consents],
  scheduledJobs: [forgetConsents],
};
