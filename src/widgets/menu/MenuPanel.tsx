import type { ReactNode } from 'react';
import panelCss from '../../overlays/panel/panel.css?inline';
import type { RenderContext } from '../../render/context.ts';
import { type PanelSettings, panelAttributes, panelSizeRule } from '../../shared/panels/panelLook.ts';
import { MENU_PANEL } from '../../shared/panels/panelName.ts';

interface MenuPanelProps {
  context: RenderContext;
  /** Layout settings. */
  panel: PanelSettings | null | undefined;
  id: string;
  title: string;
  children: ReactNode;
  /** Shown below the list in the dialog. */
  foot?: ReactNode;
}

/**
 * The list in a dialog behind a button: a native popover, which the island replaces by a modal dialog (decision 021). On wide windows the style
 * removes the dialog's box, and the list is part of the header.
 */
export function MenuPanel({ children, context, foot, id, panel, title }: MenuPanelProps) {
  const { styles, t } = context;
  styles.addWhenOpened('panel', panelCss);
  const size = panelSizeRule(panel ?? {});
  return (
    <>
      <button className="r-menu__open" popoverTarget={id} type="button">
        <svg aria-hidden="true" height="24" viewBox="0 0 24 24" width="24">
          <path d="M3 8h18M3 16h18" fill="none" stroke="currentColor" strokeWidth="1.6" />
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
