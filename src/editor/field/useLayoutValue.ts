'use client';
import { useField } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { Kinds } from '../../shared/layouts/kind.ts';
import { newBlockId } from '../../shared/layouts/newBlockId.ts';
import { FREE, type StructureRights } from '../../shared/layouts/structure.ts';
import { createEditor } from '../model/createEditor.ts';
import type { Editor, Tree } from '../model/types.ts';
import { othersIn } from '../session/mergedLayouts.ts';

/**
 * Binds a layout editor to a field of the studio's form, both ways: every edit is in the form at once, and so in the
 * next save; an external value, such as an older version, is in the editor at once.
 * @param rights of the user, when the document was opened
 */
export function useLayoutValue(path: string, kinds: Kinds, rights: StructureRights = FREE): Editor {
  const { setValue, value } = useField<Tree | null>({ path });
  const [editor] = useState(() =>
    createEditor({
      kinds,
      newId: newBlockId,
      now: Date.now,
      origin: globalThis.location?.origin,
      rights,
      tree: value ?? [],
    }),
  );
  /** Layouts made by this editor: one that comes back late, in a response or a render, must not replace a newer one. */
  const own = useRef(new WeakSet<object>());
  const given = useRef(value);

  useEffect(
    () =>
      editor.subscribe(() => {
        const { tree } = editor.getState();
        if (tree === given.current || (!given.current && tree.length === 0)) return;
        given.current = tree as Tree;
        own.current.add(tree);
        setValue(tree);
      }),
    [editor, setValue],
  );

  useEffect(() => {
    if (value === given.current || (value && own.current.has(value))) return;
    given.current = value;
    editor.adopt(value ?? [], value ? othersIn(value) : undefined);
  }, [editor, value]);

  return editor;
}
