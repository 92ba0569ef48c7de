import type { Field } from 'payload';
import type { Chat } from '../../../cms/payload-types.ts';
import { CHAT_DEFAULTS } from '../rules/chatDefaults.ts';

const DEFAULTS = CHAT_DEFAULTS.styles;

/** Fields in a row. */
export function row(...fields: Field[]): Field {
  return { type: 'row', fields };
}

/** Fields shown only for some values of other styles. A condition on the field itself would allow empty values. */
export function rowWhere(matters: (styles: Partial<Chat['styles']>) => boolean, ...fields: Field[]): Field {
  return { type: 'row', admin: { condition: (_, styles) => matters(styles ?? {}) }, fields };
}

/** A checkbox of the styles. */
export function onOff(name: keyof typeof DEFAULTS, label: string): Field {
  return { name, type: 'checkbox', label, defaultValue: DEFAULTS[name] };
}

/** A size or distance of the styles, in CSS px. */
export function size(name: keyof typeof DEFAULTS, label: string, min: number, max: number): Field {
  return {
    name,
    type: 'number',
    label,
    min,
    max,
    required: true,
    defaultValue: DEFAULTS[name],
    admin: { width: '33%' },
  };
}
