/**
 * The panels that every site knows by name, and whether there is anything in them yet: an action that names one that is
 * switched off does nothing, and the studio does not offer it.
 */
export const PANEL_KINDS = { menu: true, cart: false, account: true, compare: false } as const;

export type PanelKind = keyof typeof PANEL_KINDS;

/** Whether a name is that of a kind, and therefore not for an editor's own panel. */
export function isPanelKind(name: string): name is PanelKind {
  return Object.hasOwn(PANEL_KINDS, name);
}
