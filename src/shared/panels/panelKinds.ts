/** Built-in panels. Actions may name them, and an editor's own panel may not have one of their names. */
export const PANEL_KINDS = ['menu', 'cart', 'account', 'compare'] as const;

export type PanelKind = (typeof PANEL_KINDS)[number];

/** Whether a name is a built-in panel's, and so reserved. */
export function isPanelKind(name: string): name is PanelKind {
  return (PANEL_KINDS as readonly string[]).includes(name);
}
