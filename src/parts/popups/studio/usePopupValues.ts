'use client';
import { useAllFormFields } from '@payloadcms/ui';
import type { StoredPopup } from '../rules/findWarnings.ts';
import { readFormValues } from './readFormValues.ts';

/** The current settings in the popup's form, without the content. */
export function usePopupValues(): StoredPopup {
  const [fields] = useAllFormFields();
  return readFormValues(fields);
}
