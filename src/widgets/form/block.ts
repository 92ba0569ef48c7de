import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { titleLevel } from '../../cms/fields/block/titleLevel.ts';
import { FORMS_GROUP } from '../../cms/fields/formField.ts';
import { choice } from '../../cms/fields/options.ts';
import { FORMS } from '../../forms/words.ts';

/** Embeds a form: its fields and actions are edited under Contact, Forms, and the same form can be embedded in many pages. */
export const formBlock = defineBlock(
  {
    slug: 'form',
    interfaceName: 'FormBlock',
    labels: { singular: 'Form', plural: 'Forms' },
    fields: [
      { name: 'form', type: 'relationship', relationTo: FORMS, required: true, label: 'Form' },
      { name: 'title', type: 'text', label: 'Title', localized: true },
      { name: 'text', type: 'textarea', label: 'A few words before it', localized: true, admin: { rows: 3 } },
      {
        name: 'knowsTour',
        type: 'checkbox',
        label: 'On the page of a tour it is about that tour',
        defaultValue: true,
        admin: { description: 'Visitors see which, and can take it away.' },
      },
    ],
    style: [
      titleLevel(),
      choice(
        'look',
        { line: 'Over thin rules', boxed: 'In boxes' },
        { label: 'Look of the fields', defaultValue: 'line' },
      ),
      choice(
        'arrangement',
        { below: 'Title above the fields', beside: 'Title beside them on large screens' },
        { label: 'Arrange', defaultValue: 'below' },
      ),
    ],
  },
  {
    group: FORMS_GROUP,
    icon: 'text-cursor-input',
    words: 'contact enquiry message email request formulaire demande نموذج',
  },
);
