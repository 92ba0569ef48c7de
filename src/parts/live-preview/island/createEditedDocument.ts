import type { EditedDocument } from '../../../browser/editMode.ts';
import { NONCE_HEADER } from '../../../shared/editBar.ts';
import { isObject } from '../../../shared/isObject.ts';
import { widgetIdOf } from '../../../shared/listings/widgetId.ts';
import type { PreviewedDocument } from '../../../shared/preview/messages.ts';
import type { DrawnPage } from './fetchPage.ts';

/** The document of a preview, with its form's current values. */
export interface PreviewedForm extends EditedDocument {
  /** Sets the form's values. */
  change(document: PreviewedDocument, data: unknown): void;
  /** Notes that the page shows the server's rendering of such values. */
  draw(page: Pick<DrawnPage, 'nonce' | 'state'>): void;
}

/**
 * Lets listings of a preview send requests with the form's settings: `widget_model` is the edited block, `preview` the document around it, by the
 * name of the values from which the page was rendered (spec; decision 102).
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
      // Requests wait until the form has reached the server.
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
        // A response for older settings would replace newer ones.
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

/** Finds a listing's block by the id in its requests, at any depth of the layout. */
function findModel(value: unknown, widgetId: string): Record<string, unknown> | undefined {
  if (!isObject(value) && !Array.isArray(value)) return undefined;
  if (isObject(value) && typeof value.blockType === 'string' && widgetIdOf(value.id) === widgetId) return value;
  for (const inside of Object.values(value)) {
    const found = findModel(inside, widgetId);
    if (found) return found;
  }
  return undefined;
}
