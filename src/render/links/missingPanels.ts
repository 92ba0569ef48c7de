import { MENU_PANEL } from '../../shared/panels/panelName.ts';
import { walkLayout } from '../layout.ts';
import type { Parts } from '../part.ts';
import { isBlock } from '../textNode.ts';
import type { Traits } from '../traits.ts';
import type { AnyBlock, Layout } from '../types.ts';
import { readStoredAction, type StoredAction } from './storedAction.ts';

/** The names of the panels on a page with these layouts: those of every site and its own. */
export function namesOfPanels(
  layouts: readonly Layout[],
  widgets: Traits,
  parts: Pick<Parts, 'having'>,
): ReadonlySet<string> {
  const blocks = layouts.flatMap((layout) => walkLayout(layout, widgets));
  const own = blocks.flatMap((block) => widgets.get(block.blockType)?.panelName?.(block) ?? []);
  return new Set([MENU_PANEL, ...parts.having('panels').flatMap(({ panels }) => panels), ...own]);
}

/** The panels that a block's links refer to and that are missing. Nested blocks have their own links. */
export function missingPanels(block: AnyBlock, names: ReadonlySet<string>): string[] {
  const panels = Object.values(block).flatMap(panelsIn);
  return [...new Set(panels)].filter((name) => !names.has(name));
}

function panelsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || isBlock(value)) return [];
  const { kind, linkType } = value as { kind?: unknown; linkType?: unknown };
  const action = kind === 'action' || linkType === 'action' ? readStoredAction(value as StoredAction) : undefined;
  if (action && 'id' in action.settings && typeof action.settings.id === 'string') return [action.settings.id];
  return Object.values(value).flatMap(panelsIn);
}
