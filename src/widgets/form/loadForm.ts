import type { FormBlock, Form as StoredForm } from '../../cms/payload-types.ts';
import type { FormModel } from '../../forms/form.ts';
import { readTranslatedForm } from '../../forms/readTranslatedForm.ts';
import { FORMS } from '../../forms/words.ts';
import { loadBlocks } from '../../render/blocks/loadBlocks.ts';
import { withinBlock } from '../../render/blocks/withinBlock.ts';
import type { RenderContext } from '../../render/context.ts';
import { walkLayout } from '../../render/layout.ts';
import { withTranslated } from '../../render/text/languageMarks.ts';
import { relationId } from '../../shared/rowId.ts';
import { FORM, formAround } from './formScope.ts';

/** A form and its model. */
export interface LoadedForm {
  form: StoredForm;
  model: FormModel;
  /** Whether the form itself is edited, without a page. */
  isEdited: boolean;
  /** Whether a block belongs to its layout. */
  isOwn: RenderContext['isOwn'];
  /** Keys of its texts that are in the language of the page; undefined where it is not translated. */
  translated: ReadonlySet<string> | undefined;
}

/** Reads a form and loads the data of its blocks. In the preview of the form itself it has the unsaved state. */
export async function loadForm(block: FormBlock, context: RenderContext): Promise<LoadedForm | undefined> {
  // Nested forms are invalid, and a form's own layout could refer to it recursively.
  if (formAround(context)) return undefined;
  const id = relationId(block.form);
  if (id === undefined) return undefined;
  const edited = editedForm(context, id);
  const found = edited
    ? { entry: edited, source: edited }
    : await context.content.findSpokenEntry<StoredForm>(FORMS, id);
  if (!found) return undefined;
  const { entry: form, source, translated } = found;
  const own = new Set<unknown>(edited ? walkLayout(form.layout, context.widgets) : []);
  const isOwn = edited ? (inner: unknown) => own.has(inner) : context.isOwn;
  await loadBlocks([form.layout], withinBlock(withTranslated(context, translated), FORM, {}, isOwn));
  const model = readTranslatedForm(form.layout, source.layout);
  return { form, model, isEdited: edited !== undefined, isOwn, translated };
}

function editedForm({ view: { edited } }: RenderContext, id: number): StoredForm | undefined {
  const doc = edited?.part === FORMS ? (edited.doc as StoredForm) : undefined;
  return doc?.id === id ? doc : undefined;
}
