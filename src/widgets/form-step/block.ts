import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { FORMS_GROUP, ONLY_IN_FORMS } from '../../cms/fields/formField.ts';
import { slotField } from '../../cms/fields/layout.ts';

/** Step of a multi-step form: its fields are shown together, after the previous step is valid. */
export const formStepBlock = defineBlock(
  {
    slug: 'form-step',
    interfaceName: 'FormStepBlock',
    labels: { singular: 'Step', plural: 'Steps' },
    fields: [
      { name: 'title', type: 'text', label: 'Title', localized: true },
      {
        name: 'nextLabel',
        type: 'text',
        label: 'Words on the button that leads on',
        localized: true,
        admin: { description: 'Empty: Continue. The last step has the button of the form.' },
      },
      slotField(),
    ],
  },
  {
    group: FORMS_GROUP,
    icon: 'milestone',
    onlyIn: ONLY_IN_FORMS,
    starter: {
      title: 'About you',
      blocks: [
        { blockType: 'form-field-text', label: 'Your name', required: true, autocomplete: 'name' },
        { blockType: 'form-field-email', label: 'E-mail', required: true, autocomplete: 'email' },
      ],
    },
  },
);
