'use client';
import { useConfig } from '@payloadcms/ui';
import type { BlockSlug, ClientField } from 'payload';
import { useId } from 'react';
import type { KindSetting } from '../../shared/layouts/kind.ts';
import { valueAt } from '../../shared/layouts/values.ts';
import { t, tCount } from '../../shared/studioWords/t.ts';
import { humanize } from '../../shared/text/humanize.ts';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import { changeAll, commonSettings } from '../model/gestures/changeAll.ts';
import { indexTree } from '../model/indexTree.ts';
import type { EditedBlock } from '../model/types.ts';

/** The choices that all selected blocks have; one of them is set in all as one step. */
export default function CommonSettings() {
  const kinds = useKinds();
  const title = useId();
  const tree = useEditorState((state) => state.tree);
  const selected = useEditorState((state) => state.selected);
  const index = indexTree(tree, kinds);
  const blocks = selected.flatMap((id) => index.get(id)?.block ?? []);
  const settings = commonSettings(blocks, kinds);
  if (settings.length === 0) return <p>{t('These blocks have no choice in common.')}</p>;
  return (
    <details className="rihla-editor-settings__devices">
      <summary id={title}>{tCount('In all {count} blocks', 'In all {count} blocks', blocks.length)}</summary>
      {settings.map((setting) => (
        <CommonChoice blocks={blocks} key={setting.path} setting={setting} />
      ))}
    </details>
  );
}

function CommonChoice({ blocks, setting }: { blocks: readonly EditedBlock[]; setting: KindSetting }) {
  const editor = useEditor();
  const kinds = useKinds();
  const id = useId();
  const { config } = useConfig();
  const { label, options = [], path } = setting;
  const fields = config.blocksMap[blocks[0]?.blockType as BlockSlug]?.fields ?? [];
  const words = labelsAt(fields, path.split('.'));
  const values = new Set(blocks.map((block) => valueAt(block, path) ?? ''));
  const [value] = values;
  const choose = (chosen: string) => {
    const after = changeAll(
      blocks.map((block) => block.id),
      path,
      chosen,
      { kinds, tree: editor.getState().tree },
    );
    if ('why' in after) editor.announce(after.why);
    else
      editor.replace(
        after,
        tCount('Changed {label} of {count} blocks', 'Changed {label} of {count} blocks', blocks.length, { label }),
      );
  };
  return (
    <div className="rihla-editor-settings__device">
      <label htmlFor={id}>{label}</label>
      <span>
        <select
          aria-label={t('{label} of all selected blocks', { label })}
          id={id}
          onChange={({ target }) => choose(target.value)}
          value={values.size === 1 ? String(value) : ''}
        >
          <option disabled value="">
            {t(values.size === 1 ? 'As designed' : 'Different ones')}
          </option>
          {options.map((option) => (
            <option key={option} value={option}>
              {words.get(option) ?? humanize(option)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

/** Labels of the options of a field, by value. */
function labelsAt(fields: readonly ClientField[], [name, ...rest]: readonly string[]): ReadonlyMap<string, string> {
  for (const field of fields) {
    if ('name' in field && field.name !== undefined && field.name !== '') {
      if (field.name !== name) continue;
      if (rest.length > 0) return 'fields' in field ? labelsAt(field.fields, rest) : NO_LABELS;
      return field.type === 'select' ? new Map(field.options.flatMap(labelOf)) : NO_LABELS;
    }
    const inner =
      field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : [];
    const found = name === undefined ? NO_LABELS : labelsAt(inner, [name, ...rest]);
    if (found.size > 0) return found;
  }
  return NO_LABELS;
}

const NO_LABELS: ReadonlyMap<string, string> = new Map();

function labelOf(option: string | { label: unknown; value: string }): [string, string][] {
  if (typeof option === 'string') return [];
  return typeof option.label === 'string' ? [[option.value, option.label]] : [];
}
