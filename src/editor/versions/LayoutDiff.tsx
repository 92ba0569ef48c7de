import { diffLayouts, isChanged } from '../../shared/layouts/diffLayouts.ts';
import { inLocale } from '../../shared/layouts/inLocale.ts';
import type { Kind, LayoutBlock } from '../../shared/layouts/kind.ts';
import { t } from '../../shared/studioWords/t.ts';
import { BlockDiffs } from './BlockDiffs.tsx';
import { countChanges } from './countChanges.ts';
import './versions.css';

interface LayoutDiffProps {
  kinds: readonly Kind[];
  /** The earlier layout and the later one, in all locales. */
  comparisonValue: unknown;
  versionValue: unknown;
  selectedLocales: readonly string[];
}

/**
 * Diff of two versions of a layout, block by block. A server component: no client script. The studio's version view
 * passes the props.
 */
export function LayoutDiff({ comparisonValue, kinds, selectedLocales, versionValue }: LayoutDiffProps) {
  const bySlug = new Map(kinds.map((kind) => [kind.slug, kind]));
  return selectedLocales.map((locale) => {
    const diffs = diffLayouts(blocksIn(comparisonValue, locale), blocksIn(versionValue, locale), bySlug);
    return (
      <section className="rihla-versions" key={locale} lang={locale}>
        <h3 className="rihla-versions__title">
          {t('Layout')}
          {selectedLocales.length > 1 && <span className="rihla-versions__locale"> ({locale})</span>}
        </h3>
        <p className="rihla-versions__sum">{countChanges(diffs)}</p>
        <BlockDiffs diffs={diffs.filter(isChanged)} />
      </section>
    );
  });
}

function blocksIn(layout: unknown, locale: string): LayoutBlock[] {
  const read = inLocale(layout, locale);
  return Array.isArray(read) ? read : [];
}
