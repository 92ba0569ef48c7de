import type { CollectionBeforeValidateHook, TextFieldSingleValidation } from 'payload';

/** A picture says what it shows, or is said to be decorative. */
export const validateDescription: TextFieldSingleValidation = (value, { data }) =>
  Boolean(value?.trim()) ||
  (data as { isDecorative?: boolean | null }).isDecorative === true ||
  'Say what the picture shows, or that it only decorates.';

/** A decorative picture has an empty description, which readers aloud pass over; pages and checks need no second rule. */
export const silenceDecorative: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const isDecorative = data?.isDecorative ?? originalDoc?.isDecorative;
  return data && isDecorative ? { ...data, alt: '' } : data;
};
