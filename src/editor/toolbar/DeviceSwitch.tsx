import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useId } from 'react';
import { useEditor, useEditorState } from '../EditorProvider.tsx';

const DEVICES = [
  { device: 'desktop', label: 'Desktop', Sign: Monitor },
  { device: 'tablet', label: 'Tablet', Sign: Tablet },
  { device: 'phone', label: 'Phone', Sign: Smartphone },
] as const;

/**
 * Chooses the preview device. Renders a radio group.
 * @param legend what the choice is about, where there is another such switch
 */
export function DeviceSwitch({ legend }: { legend?: string }) {
  const editor = useEditor();
  const shown = useEditorState((state) => state.device);
  const name = useId();
  return (
    <fieldset className="rihla-editor-devices">
      <legend className="rihla-editor-hidden">{legend ?? 'Device'}</legend>
      {DEVICES.map(({ device, label, Sign }) => (
        <label key={device} title={label}>
          <input type="radio" name={name} checked={device === shown} onChange={() => editor.show(device)} />
          <Sign aria-hidden="true" size={16} strokeWidth={1.75} />
          <span className="rihla-editor-hidden">{legend ? `${legend} ${label}` : label}</span>
        </label>
      ))}
    </fieldset>
  );
}
