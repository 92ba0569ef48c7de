import type { Tab } from 'payload';

/** Tab in which editors test timing rules. */
export const tryTab: Tab = {
  label: 'Try it',
  description: 'Why did it (not) show? Make up a visitor and see what the settings, as they stand in the form, say.',
  fields: [
    {
      name: 'why',
      type: 'ui',
      admin: { components: { Field: '/src/parts/popups/studio/WhyShown.tsx#WhyShown' }, disableListColumn: true },
    },
  ],
};
