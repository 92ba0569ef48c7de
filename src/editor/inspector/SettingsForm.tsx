'use client';
import { Form, RenderFields, useAllFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { Values } from '../../shared/isObject.ts';
import { withValueAt } from '../../shared/layouts/values.ts';
import type { SettingsTab } from './settingsTabs.ts';
import { changedSettings, valuesOf } from './settingValues.ts';
import { useAnswers } from './useAnswers.ts';
import type { OpenedSettings } from './useSettings.ts';

interface SettingsFormProps {
  opened: OpenedSettings;
  tab: SettingsTab;
  readOnly: boolean;
  /** Called with the changed settings, by name, as soon as they change. */
  onChanged: (values: Values) => void;
  /** External changes since the form was opened: values by path; a new object each time. */
  outside: Values | undefined;
}

/** The settings of one block in Payload's own fields; changes show on the page at once. */
export function SettingsForm({ onChanged, opened, outside, readOnly, tab }: SettingsFormProps) {
  return (
    <Form
      className="rihla-editor-settings__form"
      disableSuccessStatus
      el="div"
      initialState={opened.state}
      isDocumentForm={false}
      // Shows validation errors at once: nothing is submitted here.
      submitted
    >
      <Watch onChanged={onChanged} opened={opened} outside={outside} />
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

/**
 * Reports the form's changes, and applies external ones to it: its fields stay mounted, and with them the focus and
 * what is open.
 */
function Watch({ onChanged, opened, outside }: Pick<SettingsFormProps, 'onChanged' | 'opened' | 'outside'>) {
  const [fields, dispatch] = useAllFormFields();
  const last = useRef<Values>(undefined);
  last.current ??= valuesOf(opened.state);
  const told = useRef(outside);
  useEffect(() => {
    const values = valuesOf(fields);
    const changed = changedSettings(last.current ?? {}, values);
    last.current = values;
    if (Object.keys(changed).length > 0) onChanged(changed);
  }, [fields, onChanged]);
  useEffect(() => {
    // After the form's own changes are reported, so that neither overwrites the other.
    if (!outside || outside === told.current) return;
    told.current = outside;
    for (const [path, value] of Object.entries(outside)) {
      // Applied external changes must not be reported as the form's own.
      last.current = withValueAt(last.current ?? {}, path, value);
      dispatch({ type: 'UPDATE', path, value });
    }
  }, [dispatch, outside]);
  useAnswers(opened);
  return null;
}
