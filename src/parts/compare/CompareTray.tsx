import { Island } from '../../islands/Island.tsx';
import panelCss from '../../overlays/panel/panel.css?inline';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import css from './compare-tray.css?inline';
import { hasCompare } from './noteCompare.ts';
import { COMPARE_PATH } from './rules/choice.ts';

/** Link to the comparison, in the corner of pages with compare buttons: hidden until the browser has stored a choice. */
export function CompareTray({ context }: { context: RenderContext }) {
  if (context.editing || !hasCompare(context)) return null;
  const { styles, t } = context;
  styles.use('compare/tray', css);
  styles.addWhenOpened('panel', panelCss);
  return (
    <Island<typeof import('./island/CompareIsland.ts')> name="compare" trigger="visible(0px)">
      <p className="r-compare-tray" data-compare-tray="">
        <Link aria-haspopup="dialog" href={COMPARE_PATH} rel="nofollow">
          {t('compare.tray')} <b />
        </Link>
      </p>
    </Island>
  );
}
