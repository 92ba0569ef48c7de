interface HiddenFieldsProps {
  fields: readonly (readonly [name: string, value: string])[];
}

/** The hidden inputs of a form. */
export function HiddenFields({ fields }: HiddenFieldsProps) {
  return fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and none ever moves
    <input key={index} name={name} type="hidden" value={value} />
  ));
}
