import type { ReactNode } from 'react';
import panelCss from '../../overlays/panel/panel.css?inline';
import type { RenderContext } from '../../render/context.ts';
import { type PanelSettings, panelAttributes, panelSizeRule } from '../../shared/panels/panelLook.ts';
import { MENU_PANEL } from '../../shared/panels/panelName.ts';

interface MenuPanelProps {
  context: RenderContext;
  /** How it is laid out. */
  panel: PanelSettings | null | undefined;
  id: string;
  title: string;
  children: ReactNode;
  /** What stands below the list while it is a panel. */
  foot?: ReactNode;
}

/**
 * The list in a panel behind a button: a popover that the browser opens by itself, and in whose place the island opens a modal
 * dialog (decision 021). On wide windows the style takes its box away and the list stands in the header.
 */
export function MenuPanel({ children, context, foot, id, panel, title }: MenuPanelProps) {
  const { styles, t } = context;
  styles.addWhenOpened('panel', panelCss);
  const size = panelSizeRule(panel ?? {});
  return (
    <>
      <button className="r-menu__open" popoverTarget={id} type="button">
        <svg aria-hidden="true" height="24" viewBox="0 0 24 24" width="24">
          <path d="M3 8h18M3 16h18" fill="none" stroke="currentColor" strokeWidth="1.600" />
        </svg>
        <span>{t('menu.open')}</span>
      </button>
      <div
        {...panelAttributes(panel ?? {})}
        className={size ? `r-panel ${styles.rule(size)}` : 'r-panel'}
        data-panel={MENU_PANEL}
        id={id}
        popover="auto"
      >
        <nav aria-label={title}>
          <button className="r-panel__close" popoverTarget={id} popoverTargetAction="hide" type="button">
            {t('menu.close')}
          </button>
          {children}
        </nav>
        {foot}
      </div>
    </>
  );
}
