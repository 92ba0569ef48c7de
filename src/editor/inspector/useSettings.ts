'use client';
import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { DEVICE_VALUES } from '../../shared/layouts/deviceValues.ts';
import type { Kind } from '../../shared/layouts/kind.ts';
import type { EditedBlock } from '../model/types.ts';
import { forgiveEmpty } from './forgiveEmpty.ts';
import { settingsOf } from './settingValues.ts';

type Request = Parameters<ReturnType<typeof useServerFunctions>['getFormState']>[0];

/** A block's form state from the server. */
export interface OpenedSettings {
  /** Unique for each opened form. */
  number: number;
  state: FormState;
  /** The request to repeat after each change. */
  request: Request;
}

/** Reason for which the settings cannot be shown; the next selection, or the button beside it, retries. */
export interface UnopenedSettings {
  failed: true;
}

/**
 * Fetches the form state of a block's settings.
 * @param block present block; a new object, such as after an undo, gets a new form
 * @param schemaPath of the layout
 * @param options.attempt another number retries
 * @param options.isStale whether the block has changed since the request; then another one follows soon
 * @returns the last form until the next arrives
 */
export function useSettings(
  block: EditedBlock | undefined,
  kind: Kind | undefined,
  schemaPath: string,
  { attempt, isStale }: { attempt: number; isStale: () => boolean },
): OpenedSettings | UnopenedSettings | undefined {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const number = useRef(0);
  const [opened, setOpened] = useState<OpenedSettings | UnopenedSettings>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    if (!block || !kind) return;
    const leave = new AbortController();
    const data = settingsOf(
      block,
      // Values on devices have controls of their own (`DeviceSettings.tsx`), which the form must not write over.
      [...kind.slots.map(({ name }) => name), DEVICE_VALUES],
    );
    const request = {
      ...(id !== undefined && { id }),
      ...(collectionSlug ? { collectionSlug } : { globalSlug }),
      docPermissions: { fields: true },
      docPreferences: { fields: {} },
      documentFormState: {},
      initialBlockData: data,
      operation: 'update',
      schemaPath: `${schemaPath}.widgets.${kind.slug}`,
      // Payload’s type requires values that the server fills in itself.
    } as unknown as Request;
    getFormState({ ...request, data, renderAllFields: true, signal: leave.signal }).then(
      (answer) => {
        if (leave.signal.aborted || isStale()) return;
        const state = answer && 'state' in answer ? answer.state : undefined;
        number.current += 1;
        setOpened(state ? { number: number.current, state: forgiveEmpty(state, state), request } : { failed: true });
      },
      () => leave.signal.aborted || setOpened({ failed: true }),
    );
    return () => leave.abort();
  }, [block, kind, schemaPath, attempt, getFormState, id, collectionSlug, globalSlug]);

  return opened;
}
