'use client';
import { useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { Editor } from '../model/types.ts';
import type { FormFault } from '../saving/createSaver.ts';
import { findFaults } from './findFaults.ts';

/**
 * Moves the validation errors of a refused save from the form to the editor, which leads to the first of them. Payload
 * adds each to the form as a field without a value, and the next save would write that over the block's value.
 */
export function useLayoutFaults(name: string, editor: Editor): void {
  const below = useFormFields(([fields]) => describeFaults(fields, name));
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);

  useEffect(() => {
    if (!below) return;
    const faults = JSON.parse(below) as FormFault[];
    for (const { path } of faults) dispatch({ type: 'REMOVE', path });
    const found = findFaults(faults, name, editor.getState().tree);
    editor.showFaults(found);
    if (found[0]) editor.select([found[0].blockId]);
  }, [below, dispatch, editor, name]);
}

/** Serialized, so that an unrelated change of the form causes no update; empty when there is none. */
function describeFaults(fields: Record<string, { errorMessage?: string } | undefined>, name: string): string {
  const faults = Object.entries(fields).filter(([path]) => path.startsWith(`${name}.`));
  return faults.length
    ? JSON.stringify(faults.map(([path, field]) => ({ path, message: field?.errorMessage ?? '' })))
    : '';
}
