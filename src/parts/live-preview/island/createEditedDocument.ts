import type { EditedDocument } from '../../../browser/editMode.ts';
import { NONCE_HEADER } from '../../../shared/editBar.ts';
import { isObject } from '../../../shared/isObject.ts';
import { widgetIdOf } from '../../../shared/listings/widgetId.ts';
import type { PreviewedDocument } from '../../../shared/preview/messages.ts';
import type { DrawnPage } from './fetchPage.ts';

/** The document of a preview, as its form is now. */
export interface PreviewedForm extends EditedDocument {
  /** The form holds these values. */
  change(document: PreviewedDocument, data: unknown): void;
  /** The page shows what the server has drawn of some of them. */
  draw(page: Pick<DrawnPage, 'nonce' | 'state'>): void;
}

/**
 * Lets listings of a preview ask by the settings that the form holds: `widget_model` is the block as it is edited, `preview` the document around
 * it, by the name of the values that the page was drawn from (spec, section 7; decision 102).
 */
export function createEditedDocument(): PreviewedForm {
  let form: { document: PreviewedDocument; data: unknown } | undefined;
  let drawn: Pick<DrawnPage, 'nonce' | 'state'> | undefined;
  const first = Promise.withResolvers<void>();

  return {
    change(document, data) {
      form = { document, data };
    },
    draw(page) {
      drawn = page;
      first.resolve();
    },
    async refresh(widgetId, send, signal) {
      // What is pressed before the form has reached the server waits for it.
      await Promise.race([first.promise, whenAborted(signal)]);
      for (;;) {
        const [asked, shown] = [form, drawn];
        if (!asked || !shown?.nonce) return Response.error();
        const model = findModel(asked.data, widgetId);
        const response = await send(
          { [NONCE_HEADER]: shown.nonce },
          {
            is_edit_mode: true,
            widget_model: model ?? {},
            preview: { ...asked.document, ...(shown.state && { state: shown.state }) },
          },
        );
        // An answer made of older settings would take the place of newer ones.
        if (form === asked && drawn === shown) return response;
      }
    },
  };
}

/** Never resolves. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** The block by whose id requests name a listing, wherever in a layout it stands. */
function findModel(value: unknown, widgetId: string): Record<string, unknown> | undefined {
  if (!isObject(value) && !Array.isArray(value)) return undefined;
  if (isObject(value) && typeof value.blockType === 'string' && widgetIdOf(value.id) === widgetId) return value;
  for (const inside of Object.values(value)) {
    const found = findModel(inside, widgetId);
    if (found) return found;
  }
  return undefined;
}
