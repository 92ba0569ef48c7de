import { defineFormField } from '../../cms/fields/formField.ts';
import { displayTextarea } from '../../cms/fields/text/displayText.ts';

/** Consent checkbox. */
export const formFieldAcceptanceBlock = defineFormField({
  kind: 'acceptance',
  interfaceName: 'FormFieldAcceptanceBlock',
  labels: ['Agreement', 'Agreements'],
  icon: 'badge-check',
  fields: [
    displayTextarea('consentText', {
      label: 'What visitors agree to',
      localized: true,
      required: true,
      admin: { rows: 3, description: 'Kept with each enquiry as it was worded then. <a href="…"> makes a link.' },
    }),
  ],
  starter: {
    label: 'Privacy',
    required: true,
    consentText: 'Use what I write here to answer me, as the <a href="/privacy/">privacy policy</a> says.',
  },
});
