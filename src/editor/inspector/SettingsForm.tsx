'use client';
import { Form, RenderFields, useAllFormFields, useForm, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect, useRef } from 'react';
import type { Values } from '../../shared/isObject.ts';
import { withValueAt } from '../../shared/layouts/values.ts';
import type { SettingsTab } from './settingsTabs.ts';
import { asStored, changedSettings } from './settingValues.ts';
import type { OpenedSettings } from './useSettings.ts';

interface SettingsFormProps {
  opened: OpenedSettings;
  tab: SettingsTab;
  readOnly: boolean;
  /** Told which settings have changed, by name, as soon as they do. */
  onChanged: (values: Values) => void;
  /** Values by their path that have changed elsewhere since the form was opened; another object each time. */
  outside: Values | undefined;
}

/** The settings of one block in Payload's own fields; what is changed in them is on the page at once. */
export function SettingsForm({ onChanged, opened, outside, readOnly, tab }: SettingsFormProps) {
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
      <Watch onChanged={onChanged} outside={outside} state={opened.state} />
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

/** Tells of what changes in the form, and the form of what changes elsewhere: its fields stay, and with them the focus and what is open. */
function Watch({ onChanged, outside, state }: Pick<SettingsFormProps, 'onChanged' | 'outside'> & { state: FormState }) {
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const last = useRef<Values>(undefined);
  last.current ??= valuesOf(state);
  const told = useRef(outside);
  useEffect(() => {
    const values = valuesOf(fields);
    const changed = changedSettings(last.current ?? {}, values);
    last.current = values;
    if (Object.keys(changed).length > 0) onChanged(changed);
  }, [fields, onChanged]);
  useEffect(() => {
    // After what was changed here, so that neither takes the place of the other.
    if (!outside || outside === told.current) return;
    told.current = outside;
    for (const [path, value] of Object.entries(outside)) {
      // What the form is told itself is no change that it would tell of.
      last.current = withValueAt(last.current ?? {}, path, value);
      dispatch({ type: 'UPDATE', path, value });
    }
    // So that it asks the server what depends on them.
    setModified(true);
  }, [dispatch, outside, setModified]);
  return null;
}

function valuesOf(state: FormState): Values {
  return asStored(reduceFieldsToValues(state, true) as Values);
}
