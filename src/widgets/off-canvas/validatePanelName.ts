import { isReservedPanel } from '../../parts/panels.ts';
import { PANEL_NAME } from '../../shared/panels/panelName.ts';
import { t } from '../../shared/studioWords/t.ts';

/**
 * Field validation of a panel's name, unique in the document.
 * @param options validation options of Payload, with the document if there is one
 */
export function validatePanelName(value: unknown, options?: { data?: unknown }): string | true {
  if (typeof value !== 'string' || !PANEL_NAME.test(value)) {
    return t('Write a name of small letters, digits and - such as: packing-list.');
  }
  if (isReservedPanel(value))
    return t('“{name}” is the name of a panel that every site has. Write another, such as: my-{name}.', {
      name: value,
    });
  if (countPanels(options?.data, value) > 1) {
    return t(
      'Another panel of this page is called “{name}”, and links could not tell them apart. Write another name.',
      {
        name: value,
      },
    );
  }
  return true;
}

/** Counts the panels of this name anywhere in a document. */
function countPanels(value: unknown, name: string): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, inner) => sum + countPanels(inner, name), 0);
  const { blockType, name: own } = value as { blockType?: unknown; name?: unknown };
  return inside + (blockType === 'off-canvas' && own === name ? 1 : 0);
}
