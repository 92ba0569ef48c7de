import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { FORMS_GROUP, ONLY_IN_FORMS } from '../../cms/fields/formField.ts';
import { choice } from '../../cms/fields/options.ts';

/** Submit button of a form, where it is not to be at the end. */
export const formSubmitBlock = defineBlock(
  {
    slug: 'form-submit',
    interfaceName: 'FormSubmitBlock',
    labels: { singular: 'Send button', plural: 'Send buttons' },
    fields: [
      {
        name: 'label',
        type: 'text',
        label: 'Words',
        localized: true,
        admin: { description: 'Empty: those of the form.' },
      },
    ],
    style: [
      choice(
        'align',
        { start: 'Start', center: 'Centre', end: 'End', stretch: 'Over the whole width' },
        { label: 'Position', defaultValue: 'start' },
      ),
    ],
  },
  { group: FORMS_GROUP, icon: 'send', onlyIn: ONLY_IN_FORMS },
);
