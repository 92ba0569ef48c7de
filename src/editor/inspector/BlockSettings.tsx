'use client';
import { useConfig } from '@payloadcms/ui';
import type { BlockSlug, ClientConfig, ClientField } from 'payload';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Values } from '../../shared/isObject.ts';
import type { Kind, SettingTab } from '../../shared/layouts/kind.ts';
import { findBlock } from '../../shared/layouts/walk.ts';
import { lazyScript } from '../../shared/lazyScript.ts';
import { t } from '../../shared/studioWords/t.ts';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import type { EditedBlock } from '../model/types.ts';
import { fetchRichText } from '../richText/fetchRichText.ts';
import { ChangedSettings } from './ChangedSettings.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { outsideChanges, withoutStaleTexts } from './outsideChanges.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsTabs } from './SettingsTabs.tsx';
import { settingsTabs } from './settingsTabs.ts';
import { keepSlots } from './settingValues.ts';
import { useSettings } from './useSettings.ts';

// Not needed for what is set first, words and pictures.
const StyleTools = lazyScript(() => import('./StyleTools.tsx'));

interface BlockSettingsProps {
  block: EditedBlock;
  kind: Kind;
  /** Of the layout. */
  schemaPath: string;
  readOnly: boolean;
}

/** The last opened tab is kept between blocks, such as the style tab. */
let lastTab: SettingTab = 'content';

/** The settings of one block. */
export function BlockSettings({ block, kind, readOnly, schemaPath }: BlockSettingsProps) {
  const { config } = useConfig();
  const [attempt, setAttempt] = useState(0);
  const [tab, setTab] = useState(lastTab);
  const { formed, isStale, onChanged, outside } = useFormed(block, kind);
  const opened = useSettings(formed, kind, schemaPath, { attempt, isStale });
  const tabs = useMemo(() => settingsTabs(fieldsOf(config, kind.slug)), [config, kind]);
  useEffect(() => {
    // Preloads the rich text editor, in parallel to the form's request. A failure is reported, and retried, where the
    // text is shown.
    if (kind.settings.some(({ type }) => type === 'richText')) fetchRichText().catch(() => undefined);
  }, [kind]);
  const shown = tabs.find(({ name }) => name === tab) ?? tabs[0];
  if (!shown) return null;
  return (
    <>
      <Faults blockId={block.id} />
      <SettingsTabs
        onSelect={(name) => {
          lastTab = name;
          setTab(name);
        }}
        selected={shown.name}
        tabs={tabs}
      >
        <Suspense>{shown.name !== 'content' && <StyleTools block={block} kind={kind} readOnly={readOnly} />}</Suspense>
        <ChangedSettings block={block} kind={kind} readOnly={readOnly} tab={shown.name} />
        <DeviceSettings block={block} kind={kind} readOnly={readOnly} tab={shown.name} />
        {opened && 'failed' in opened && (
          <p role="alert">
            {t('The settings could not be fetched.')}{' '}
            <button onClick={() => setAttempt(attempt + 1)} type="button">
              {t('Try again')}
            </button>
          </p>
        )}
        {opened && 'state' in opened && (
          <SettingsForm
            key={opened.number}
            onChanged={onChanged}
            opened={opened}
            outside={outside}
            readOnly={readOnly}
            tab={shown}
          />
        )}
      </SettingsTabs>
    </>
  );
}

function fieldsOf(config: ClientConfig, slug: string): readonly ClientField[] {
  return config.blocksMap[slug as BlockSlug]?.fields ?? [];
}

/** The block's validation errors of a refused save. */
function Faults({ blockId }: { blockId: string }) {
  const all = useEditorState(({ faults }) => faults);
  const faults = all.filter((fault) => fault.blockId === blockId);
  if (faults.length === 0) return null;
  return (
    <ul aria-label={t('To be mended before it can be published')} className="rihla-editor-settings__faults">
      {faults.map(({ message, path }) => (
        <li key={`${path} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}

/**
 * The block that the form was created from. The form's own changes don't remount it. External changes, such as an undo
 * or an edit in the tree, update the form (`outside`) or remount it.
 */
function useFormed(block: EditedBlock, kind: Kind) {
  const editor = useEditor();
  const kinds = useKinds();
  const [formed, setFormed] = useState(block);
  const [outside, setOutside] = useState<Values>();
  const known = useRef(block);
  const asked = useRef(block);
  /** The block as the shown form has it. */
  const inForm = useRef(block);
  const slots = useMemo(() => kind.slots.map(({ name }) => name), [kind]);

  const ask = useCallback((newest: EditedBlock) => {
    asked.current = newest;
    setOutside(undefined);
    setFormed(newest);
  }, []);

  useEffect(() => {
    const changes = outsideChanges(known.current, block, kind);
    known.current = block;
    if (changes === 'all') ask(block);
    else if (Object.keys(changes).length > 0) setOutside(changes);
  }, [ask, block, kind]);

  /** Whether an arriving form is older than the block; then requests a newer one. */
  const isStale = useCallback(() => {
    const current = findBlock(editor.getState().tree, block.id, kinds) ?? asked.current;
    const changes = outsideChanges(asked.current, current, kind);
    if (changes !== 'all' && Object.keys(changes).length === 0) {
      inForm.current = current;
      return false;
    }
    ask(current);
    return true;
  }, [ask, block.id, editor, kind, kinds]);

  const onChanged = useCallback(
    (values: Values) => {
      const current = findBlock(editor.getState().tree, block.id, kinds);
      if (!current) return;
      const own = isOnPage() ? withoutStaleTexts(values, inForm.current, current, kind) : values;
      inForm.current = { ...inForm.current, ...own };
      editor.change(current.id, keepSlots(own, current, slots));
      known.current = findBlock(editor.getState().tree, block.id, kinds) ?? current;
    },
    [block.id, editor, kind, kinds, slots],
  );
  return { formed, isStale, onChanged, outside };
}

/** Whether the focus is on the page or its toolbars: the form's changes are then not input of the user. */
function isOnPage(): boolean {
  return document.activeElement?.closest('.rihla-canvas') != null;
}
