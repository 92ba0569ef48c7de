// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { withDeviceSettings } from '../../shared/layouts/deviceValues.ts';
import type { Kind } from '../../shared/layouts/kind.ts';
import { block, KINDS } from '../../shared/layouts/testing.ts';
import { findBlock } from '../../shared/layouts/walk.ts';
import { useEditorState } from '../EditorProvider.tsx';
import { buildEditor } from '../model/testing.ts';
import { allOf, click, fakeBrowser, find, render } from '../testing.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';

fakeBrowser();

const box = KINDS.get('box') as Kind;
const STEPS = { '0': 'None', '5': 'Block' };
const kind: Kind = {
  ...box,
  settings: [
    {
      path: 'gap',
      label: 'Space between',
      tab: 'style',
      type: 'select',
      options: ['0', '5'],
      onDevices: { options: STEPS },
    },
    {
      path: 'grid',
      label: 'Columns',
      tab: 'style',
      type: 'select',
      onDevices: { options: { '1': 'One' }, inherits: 'As many as fit', where: { direction: 'grid' } },
    },
  ].flatMap((setting) => withDeviceSettings(setting as Kind['settings'][number])),
};
const kinds = new Map([...KINDS, ['box', kind]]);

let editor: ReturnType<typeof buildEditor>;

function Shown({ readOnly = false }) {
  const shown = useEditorState(({ tree }) => findBlock(tree, 'a', kinds));
  return shown ? <DeviceSettings block={shown} kind={kind} readOnly={readOnly} tab="style" /> : null;
}

beforeEach(() => {
  editor = buildEditor([block('box', 'a', { gap: '5' })], { kinds });
});

const show = (readOnly = false) => render(<Shown readOnly={readOnly} />, { editor, kinds });
const on = (device: 'phone' | 'tablet') => act(() => editor.show(device));
const inherited = (name: string) => (find('combobox', name) as HTMLSelectElement).options[0]?.text;
const choose = (name: string, value: string) =>
  act(async () => {
    const select = find('combobox', name) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('on a desktop it says that values apply to all devices, and the switch changes the device', async () => {
  await show();
  expect(allOf('combobox')).toHaveLength(0);
  expect(document.body.textContent).toContain('holds on tablets and phones too');
  await click(find('radio', 'Settings for Tablet'));
  expect(editor.getState().device).toBe('tablet');
  expect(inherited('Space between on tablets')).toBe('From desktop: Block');
});

test('a value of a tablet is inherited by phones, and reset by one press', async () => {
  await show();
  await on('tablet');
  await choose('Space between on tablets', '0');
  expect(editor.getState().tree[0]?.deviceValues).toEqual({ tablet: { gap: '0' } });
  expect(editor.getState().past.at(-1)?.name).toContain('Space between on tablets');
  await on('phone');
  expect(inherited('Space between on phones')).toBe('From tablet: None');
  await on('tablet');
  await click(find('button', 'Reset Space between on tablets'));
  expect(allOf('button')).toHaveLength(0);
  expect(editor.getState().tree[0]?.gap).toBe('5');
  await on('phone');
  expect(inherited('Space between on phones')).toBe('From desktop: Block');
});

test('is offered where it has an effect, with the inherited value', async () => {
  await show();
  await on('phone');
  expect(allOf('combobox')).toHaveLength(1);
  await act(() => editor.change('a', { direction: 'grid' }));
  expect(inherited('Columns on phones')).toBe('As many as fit');
});

test('is read-only in a read-only document', async () => {
  await show(true);
  await on('phone');
  expect((find('combobox', 'Space between on phones') as HTMLSelectElement).disabled).toBe(true);
});
