/** The panels that every site knows by name. Actions may name them, and an editor's own panel may not be called so. */
export const PANEL_KINDS = ['menu', 'cart', 'account', 'compare'] as const;

export type PanelKind = (typeof PANEL_KINDS)[number];

/** Whether a name is that of a kind, and therefore not for an editor's own panel. */
export function isPanelKind(name: string): name is PanelKind {
  return (PANEL_KINDS as readonly string[]).includes(name);
}
