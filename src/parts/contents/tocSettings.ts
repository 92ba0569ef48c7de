import type { Toc } from '../../render/types.ts';
import { DEFAULT_TOC_SETTINGS, type TocSettings } from '../../shared/outline/toc.ts';

/** Settings of tables of contents, with the spec's defaults. */
export function tocSettings(toc: Toc): TocSettings {
  const defaults = DEFAULT_TOC_SETTINGS;
  return {
    ...defaults,
    levels: toc.levels?.length ? toc.levels.map(Number) : defaults.levels,
    exclude: toc.exclude ?? defaults.exclude,
    maxDepth: toc.maxDepth ?? defaults.maxDepth,
    numbering: toc.numbering ?? defaults.numbering,
    minHeadings: toc.minHeadings ?? defaults.minHeadings,
    visibleLinks: toc.visibleLinks ?? defaults.visibleLinks,
    hideByDefault: toc.visibility_hide_by_default ?? defaults.hideByDefault,
    hideByDevice: toc.visibility_hide_by_device ?? defaults.hideByDevice,
    smoothScroll: toc.smoothScroll ?? defaults.smoothScroll,
    scrollOffset: toc.scrollOffset ?? defaults.scrollOffset,
  };
}
