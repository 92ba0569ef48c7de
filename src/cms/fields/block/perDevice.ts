import type { Field, JSONField, SelectField } from 'payload';
import { DEVICE_VALUES, findDeviceFault } from '../../../shared/layouts/deviceValues.ts';
import type { DeviceChoice } from '../../../shared/layouts/kind.ts';
import { blockFields } from './blockFields.ts';

/**
 * A choice whose value may differ on tablets and phones: the editor offers it there, and the widget writes its rules
 * with `deviceClasses`.
 * @param choice other options than its own, what it inherits, and when it is offered
 */
export function perDevice(field: SelectField, choice: Partial<DeviceChoice> = {}): SelectField {
  const own = field.options.map((option) =>
    typeof option === 'string' ? [option, option] : [option.value, option.label],
  );
  const onDevices: DeviceChoice = { options: Object.fromEntries(own), ...choice };
  return { ...field, custom: { ...field.custom, onDevices } };
}

/** Overrides that a field allows on tablets and phones; undefined for none. */
export function deviceChoiceOf({ custom }: Field): DeviceChoice | undefined {
  return custom?.onDevices;
}

/** The field of a block's values on tablets and phones; none when none of its fields may differ there. */
export function deviceValuesField(fields: Field[]): JSONField[] {
  const allowed = new Map(
    blockFields({ fields }).flatMap(({ field, path }) => {
      const choice = deviceChoiceOf(field);
      return choice ? [[path, Object.keys(choice.options)] as const] : [];
    }),
  );
  if (allowed.size === 0) return [];
  return [
    {
      name: DEVICE_VALUES,
      type: 'json',
      // Names it in faults.
      label: 'On tablets and phones',
      admin: { hidden: true },
      typescriptSchema: [() => ({ type: ['object', 'null'], additionalProperties: true })],
      validate: (value: unknown) => findDeviceFault(value, allowed) ?? true,
    },
  ];
}
