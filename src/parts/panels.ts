import { MENU_PANEL } from '../shared/panels/panelName.ts';
import { type PartSettings, partSettings } from './index.ts';

const reserved: ReadonlySet<string> = new Set([
  MENU_PANEL,
  ...partSettings.flatMap(({ panels = [] }: PartSettings) => panels),
]);

/** Whether a name is reserved for a built-in panel, so that no editor's panel may have it. */
export function isReservedPanel(name: string): boolean {
  return reserved.has(name);
}
