/**
 * Edge of the window at which a panel opens. Left and right are swapped in right-to-left languages, like everything
 * else on the page (decision 021).
 */
export const PANEL_SIDES = { left: 'Left', right: 'Right', top: 'Top', bottom: 'Bottom' } as const;

export type PanelSide = keyof typeof PANEL_SIDES;

export const PANEL_SIZE_UNITS = { px: 'px', percent: '% of the window' } as const;

/** Layout and closing behaviour of a panel, as set by an editor. All optional. */
export interface PanelSettings {
  side?: string | null;
  /** Width of a panel at the left or right, height of one at the top or bottom. */
  size?: number | null;
  sizeUnit?: string | null;
  overlay?: boolean | null;
  closesOnOverlay?: boolean | null;
  closesOnEsc?: boolean | null;
  locksScroll?: boolean | null;
}

const LARGEST: Record<keyof typeof PANEL_SIZE_UNITS, number> = { px: 2_000, percent: 100 };

/** Validates the side; right by default. */
export function panelSide({ side }: PanelSettings): PanelSide {
  return side && Object.hasOwn(PANEL_SIDES, side) ? (side as PanelSide) : 'right';
}

/** CSS declaration of a panel's size; undefined for the default. */
export function panelSizeRule({ side, size, sizeUnit }: PanelSettings): string | undefined {
  if (typeof size !== 'number' || !(size > 0)) return undefined;
  const unit = sizeUnit === 'percent' ? 'percent' : 'px';
  const share = side === 'top' || side === 'bottom' ? 'dvb' : 'vi';
  return `--panel-size:${Math.min(size, LARGEST[unit])}${unit === 'px' ? 'px' : share}`;
}

/**
 * Non-default settings as data attributes of the panel's element: `data-side`, `data-shade`, `data-background`,
 * `data-escape`, `data-scroll`. For CSS and script.
 */
export function panelAttributes(settings: PanelSettings): Record<`data-${string}`, string | undefined> {
  const off = (value: boolean | null | undefined): 'off' | undefined => (value === false ? 'off' : undefined);
  return {
    'data-side': panelSide(settings),
    'data-shade': off(settings.overlay),
    'data-background': off(settings.closesOnOverlay),
    'data-escape': off(settings.closesOnEsc),
    'data-scroll': off(settings.locksScroll),
  };
}
