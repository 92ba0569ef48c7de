import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useId } from 'react';
import { msg, t } from '../../shared/studioWords/t.ts';
import { useEditor, useEditorState } from '../EditorProvider.tsx';

const DEVICES = [
  { device: 'desktop', label: msg('Desktop'), Sign: Monitor },
  { device: 'tablet', label: msg('Tablet'), Sign: Tablet },
  { device: 'phone', label: msg('Phone'), Sign: Smartphone },
] as const;

/**
 * Chooses the preview device. Renders a radio group.
 * @param isForSettings whether it stands over settings, where there is another such switch
 */
export function DeviceSwitch({ isForSettings = false }: { isForSettings?: boolean }) {
  const editor = useEditor();
  const shown = useEditorState((state) => state.device);
  const name = useId();
  return (
    <fieldset className="rihla-editor-devices">
      <legend className="rihla-editor-hidden">{t(isForSettings ? 'Settings for' : 'Device')}</legend>
      {DEVICES.map(({ device, label, Sign }) => (
        <label key={device} title={t(label)}>
          <input type="radio" name={name} checked={device === shown} onChange={() => editor.show(device)} />
          <Sign aria-hidden="true" size={16} strokeWidth={1.75} />
          <span className="rihla-editor-hidden">
            {isForSettings ? t('Settings for {device}', { device: t(label) }) : t(label)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
