import type { CollectionBeforeValidateHook, TextFieldSingleValidation } from 'payload';
import { t } from '../../shared/studioWords/t.ts';

/** A picture has a description, or is marked as decorative. */
export const validateDescription: TextFieldSingleValidation = (value, { data }) =>
  Boolean(value?.trim()) ||
  (data as { isDecorative?: boolean | null }).isDecorative === true ||
  t('Say what the picture shows, or that it only decorates.');

/** A decorative picture has an empty description, which screen readers skip; pages and checks need no second rule. */
export const silenceDecorative: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const isDecorative = data?.isDecorative ?? originalDoc?.isDecorative;
  return data && isDecorative ? { ...data, alt: '' } : data;
};
