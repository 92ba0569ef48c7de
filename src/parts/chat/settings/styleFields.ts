import type { Field } from 'payload';
import type { Chat } from '../../../cms/payload-types.ts';
import { CHAT_DEFAULTS } from '../rules/chatDefaults.ts';

const DEFAULTS = CHAT_DEFAULTS.styles;

/** Fields beside each other. */
export function row(...fields: Field[]): Field {
  return { type: 'row', fields };
}

/** Fields that matter only with some of the other styles. A condition of their own would let the database leave them empty. */
export function rowWhere(matters: (styles: Partial<Chat['styles']>) => boolean, ...fields: Field[]): Field {
  return { type: 'row', admin: { condition: (_, styles) => matters(styles ?? {}) }, fields };
}

/** A switch among the styles. */
export function onOff(name: keyof typeof DEFAULTS, label: string): Field {
  return { name, type: 'checkbox', label, defaultValue: DEFAULTS[name] };
}

/** A size or distance among the styles, in CSS px. */
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
