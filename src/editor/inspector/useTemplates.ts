import { useEffect, useState } from 'react';
import { callStudioApi } from '../../shared/callStudioApi.ts';
import { valueAt } from '../../shared/layouts/values.ts';
import { relationId } from '../../shared/rowId.ts';
import { templateAround } from '../canvas/frame/findBlocks.ts';
import type { EditedBlock } from '../model/types.ts';

/** A template by its name. */
export interface NamedTemplate {
  id: number;
  title: string;
}

/** Templates that decide with a block how it looks. */
export interface BlockTemplates {
  /** The one that the page in the canvas stands in. */
  around?: NamedTemplate | undefined;
  /** The saved section that the block shows. */
  section?: NamedTemplate | undefined;
}

/**
 * The templates of a block by their names; none until they are read.
 * @param api path of the API
 * @param edited id of the template that is being edited itself, which is around nothing
 */
export function useTemplates(api: string, block: EditedBlock, edited?: number): BlockTemplates {
  const [found, setFound] = useState<readonly NamedTemplate[]>([]);
  const page = document.querySelector<HTMLIFrameElement>('.rihla-editor iframe')?.contentDocument;
  const shown = page ? templateAround(page, block.id) : undefined;
  const around = shown === edited ? undefined : shown;
  const section = relationId(valueAt(block, 'section'));
  const ids = [around, section].filter((id) => id !== undefined).join();
  useEffect(() => {
    if (!ids) return;
    const asked = new AbortController();
    const query = new URLSearchParams({
      'where[id][in]': ids,
      'select[title]': 'true',
      depth: '0',
      draft: 'true',
      limit: '2',
    });
    callStudioApi<{ docs: NamedTemplate[] }>(`${api}/templates?${query}`, undefined, asked.signal).then(
      ({ docs }) => setFound(docs),
      // Without their names the other sources still stand there.
      () => undefined,
    );
    return () => asked.abort();
  }, [api, ids]);
  const named = (id: number | undefined) => found.find((each) => each.id === id);
  return { around: named(around), section: named(section) };
}
