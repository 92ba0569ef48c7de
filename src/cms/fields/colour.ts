import type { TextField } from 'payload';
import { isHexColor } from '../../shared/color.ts';
import { t } from '../../shared/studioWords/t.ts';

export interface ColourOptions {
  name: string;
  label: string;
  defaultValue: string;
  description?: string;
  /**
   * Name of the sibling field with which it needs contrast: the studio warns about too little, and offers a colour with
   * enough.
   */
  against?: string;
}

/** A colour field with a picker. Empty is allowed: the default applies. */
export function colourField({ against, name, label, defaultValue, description }: ColourOptions): TextField {
  return {
    name,
    type: 'text',
    label,
    defaultValue,
    validate: (value: unknown) =>
      !value || isHexColor(value) || t('Write a colour as # and six hex digits, such as #2541a8.'),
    admin: {
      width: '33%',
      ...(description && { description }),
      components: {
        Field: { path: '/src/cms/studio/ColourField.tsx#ColourField', ...(against && { clientProps: { against } }) },
      },
    },
  };
}
