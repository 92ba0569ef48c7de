import type { TableOfContentsBlock } from '../../cms/payload-types.ts';
import type { TocSettings } from '../../shared/outline/toc.ts';
import { DEVICES } from '../../shared/style.ts';

/** Settings of one table: the site's, overridden by the block's. Unknown values are ignored. */
export function ownSettings({ box, headings, marker }: TableOfContentsBlock, settings: TocSettings): TocSettings {
  const levels = listOf(headings?.levels)
    // Converting anything else to a number may throw.
    .map((level) => (typeof level === 'string' || typeof level === 'number' ? Number(level) : 0))
    .filter((level) => level >= 2 && level <= 6);
  return { ...settings, ...(levels.length && { levels }), ...numberingOf(marker, settings), ...hidingOf(box) };
}

function numberingOf(marker: unknown, { numbering }: TocSettings): Partial<TocSettings> {
  if (marker === 'numbers') return { numbering: numbering === 'none' ? 'decimal' : numbering };
  return marker === 'bullets' || marker === 'none' ? { numbering: 'none' } : {};
}

function hidingOf(box: TableOfContentsBlock['box']): Partial<TocSettings> {
  if (box?.minimised === 'open' || box?.minimised === 'never') return { hideByDefault: false };
  if (box?.minimised !== 'devices') return {};
  const on = listOf(box.on);
  return { hideByDefault: true, hideByDevice: DEVICES.filter((device) => on.includes(device)) };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
