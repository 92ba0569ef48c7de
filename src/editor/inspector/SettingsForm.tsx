'use client';
import { Form, RenderFields, useAllFormFields, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect, useRef } from 'react';
import type { Values } from '../../shared/isObject.ts';
import type { SettingsTab } from './settingsTabs.ts';
import { changedSettings } from './settingValues.ts';
import type { OpenedSettings } from './useSettings.ts';

interface SettingsFormProps {
  opened: OpenedSettings;
  tab: SettingsTab;
  readOnly: boolean;
  /** Told which settings have changed, by name, as soon as they do. */
  onChanged: (values: Values) => void;
}

/** The settings of one block in Payload's own fields; what is changed in them is on the page at once. */
export function SettingsForm({ onChanged, opened, readOnly, tab }: SettingsFormProps) {
  const { getFormState } = useServerFunctions();
  const running = useRef<AbortController>(undefined);

  /** What depends on other settings, such as conditions and faults, the server says. */
  const askServer = useCallback(
    async ({ formState }: { formState: FormState }): Promise<FormState> => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      const { initialBlockData: _, ...request } = opened.request;
      const answer = await getFormState({ ...request, formState, signal, skipValidation: false });
      return answer && 'state' in answer && answer.state ? answer.state : formState;
    },
    [getFormState, opened],
  );

  return (
    <Form
      className="rihla-editor-settings__form"
      disableSuccessStatus
      el="div"
      initialState={opened.state}
      isDocumentForm={false}
      onChange={[askServer]}
      // What is wrong is said at once: nothing is submitted here.
      submitted
    >
      <Watch onChanged={onChanged} state={opened.state} />
      <RenderFields
        fields={tab.fields}
        forceRender
        key={tab.name}
        margins="small"
        parentIndexPath={tab.indexPath}
        parentPath=""
        parentSchemaPath={[opened.request.schemaPath, tab.schemaSuffix].filter(Boolean).join('.')}
        permissions={true}
        readOnly={readOnly}
      />
    </Form>
  );
}

function Watch({ onChanged, state }: Pick<SettingsFormProps, 'onChanged'> & { state: FormState }) {
  const [fields] = useAllFormFields();
  const last = useRef<Values>(undefined);
  last.current ??= valuesOf(state);
  useEffect(() => {
    const values = valuesOf(fields);
    const changed = changedSettings(last.current ?? {}, values);
    last.current = values;
    if (Object.keys(changed).length > 0) onChanged(changed);
  }, [fields, onChanged]);
  return null;
}

function valuesOf(state: FormState): Values {
  return reduceFieldsToValues(state, true) as Values;
}
