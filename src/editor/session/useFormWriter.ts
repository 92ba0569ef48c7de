'use client';
import { useAllFormFields, useDocumentInfo, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useRef } from 'react';
import type { Values } from '../../shared/isObject.ts';
import { formWrites } from './formValues.ts';

/**
 * Updates the document's form: plain fields at once, arrays as soon as the server has returned the form state of their
 * rows. Input in other fields meanwhile stays.
 * @returns writes the difference of two sets of values by name; rejects, with nothing written, when the server does not
 * respond
 */
export function useFormWriter(): (before: Values, after: Values) => Promise<void> {
  const { collectionSlug, docPermissions, getDocPreferences, globalSlug, id } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const [fields, dispatchFields] = useAllFormFields();
  const latest = useRef(fields);
  latest.current = fields;
  return async (before, after) => {
    const { lists, values } = formWrites(latest.current, before, after);
    const showValues = () => {
      for (const [path, value] of values) {
        // Rich text remounts when its initial value changes.
        dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
      }
    };
    if (lists.length === 0) return showValues();
    const { state } = await getFormState({
      ...(collectionSlug ? { collectionSlug, ...(id !== undefined && { id }) } : { globalSlug: globalSlug ?? '' }),
      data: after,
      docPermissions: docPermissions ?? { fields: true },
      docPreferences: await getDocPreferences(),
      operation: id === undefined && collectionSlug ? 'create' : 'update',
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    } as Parameters<typeof getFormState>[0]);
    if (!state) throw new Error('The server has not said what the form shows of these rows.');
    showValues();
    const isListed = (path: string) => lists.some((list) => path === list || path.startsWith(`${list}.`));
    const only = (from: FormState, listed: boolean) =>
      Object.entries(from).filter(([path]) => isListed(path) === listed);
    dispatchFields({
      type: 'REPLACE_STATE',
      state: Object.fromEntries([
        ...only(latest.current, false).map(([path, field]) => {
          const written = values.find(([each]) => each === path);
          return [path, written ? { ...field, value: written[1], initialValue: written[1] } : field];
        }),
        ...only(state, true),
      ]),
    });
  };
}
