import type { Kind, LayoutBlock } from './kind.ts';
import { withValueAt } from './values.ts';

/** A block of a kind with its defaults only, without starter content; without an id. */
export function plainBlock({ settings, slug, starter }: Kind): LayoutBlock {
  const block: LayoutBlock = { blockType: slug, ...('version' in starter && { version: starter.version }) };
  return settings.reduce(
    (filled, { initial, path }) => (initial === undefined ? filled : withValueAt(filled, path, initial)),
    block,
  );
}
