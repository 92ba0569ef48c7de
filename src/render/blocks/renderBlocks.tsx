import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentLanguages, DocumentView } from '../../content/documentTypes.ts';
import { IslandAssets } from '../../islands/context.ts';
import { isKept } from '../../shared/keptBlock.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { msg, studioLanguage, t } from '../../shared/studioWords/t.ts';
import { capitalize } from '../../shared/text/capitalize.ts';
import { blockAttributes } from '../advanced.ts';
import type { RenderContext, Slot } from '../context.ts';
import { onlyBlocks } from '../layout.ts';
import { LinkNotes } from '../links/Link.tsx';
import { missingPanels } from '../links/missingPanels.ts';
import { IN_SOURCE, languageMarks } from '../text/languageMarks.ts';
import { marksFor, type TextMark } from '../text/marks.ts';
import type { AnyBlock, Layout } from '../types.ts';

/**
 * Maximum characters of a page's rendered blocks: ten times the longest page of the demo. Rendering a page is one turn of the event
 * loop, which takes a second for this many.
 */
const MAX_RENDERED = 2_000_000;

/**
 * Renders blocks to HTML, each isolated from the others: a block that is broken, unknown or empty gives visitors nothing, editors a note, and
 * the log a line, and its neighbours are rendered.
 */
export function renderBlocks(layout: Layout, context: RenderContext, slot: Slot): string {
  const scoped = slot === context.slot ? context : { ...context, slot };
  return onlyBlocks(layout)
    .map((block) => renderBlock(block, scoped))
    .join('');
}

/** Context of blocks in another language than their page, such as the template of a translated document. */
export function speaking(context: RenderContext, locale: LocaleCode): RenderContext {
  const made: RenderContext = {
    ...context,
    t: createTranslate(locale),
    view: { ...context.view, locale, languages: untranslated(context.view.languages) },
    renderBlocks: (layout, column) => renderBlocks(layout, made, column ?? made.slot),
    renderUnseen: (layout, column) => renderBlocks(layout, made, column),
  };
  return made;
}

/** The languages of a page for blocks that are not translated with it. */
function untranslated(languages: DocumentLanguages | undefined): DocumentLanguages | undefined {
  return languages && { alternates: languages.alternates };
}

/**
 * For the card of another document, which a translated page shows in the language of the source when it is untranslated: its context, and the lang
 * attribute of its wrapper.
 */
export function cardOf(
  context: RenderContext,
  { locale }: Pick<DocumentView, 'locale'>,
): { spoken: RenderContext; language: TextMark | undefined } {
  const { languages, locale: ofPage } = context.view;
  return languages?.translation && locale !== ofPage
    ? { spoken: speaking(context, DEFAULT_LOCALE), language: IN_SOURCE }
    : { spoken: context, language: undefined };
}

/** Renders React elements to HTML, with the contexts for islands and links. */
export function toMarkup(
  node: ReactNode,
  context: Pick<RenderContext, 'islands' | 'noteLink' | 'pageOfAction'>,
): string {
  const { islands } = context;
  const noted = createElement(LinkNotes, { value: context }, node);
  return renderToStaticMarkup(createElement(IslandAssets, { value: islands }, noted));
}

/** Renders a block unless the page has become too long before it. */
function renderBlock(block: AnyBlock, context: RenderContext): string {
  const { rendered } = context;
  if (rendered.characters > MAX_RENDERED) return leaveOut(block, context);
  const before = rendered.characters;
  const html = renderWhole(block, context);
  // Inner blocks have been counted, and are a part of this one.
  rendered.characters = before + html.length;
  return html;
}

/** Only the first is reported: thousands may follow. */
function leaveOut(block: AnyBlock, context: RenderContext): string {
  const { rendered } = context;
  if (rendered.isFull) return '';
  rendered.isFull = true;
  return note(
    block,
    context,
    msg('This page has become too long: what follows from here is not shown. Move a part of it to another page.'),
  );
}

function renderWhole(block: AnyBlock, context: RenderContext): string {
  const widget = context.widgets.get(block.blockType);
  if (!widget) return note(block, context, unknownText(block));
  const { data, failed } = context.loaded.get(block) ?? {};
  if (failed?.isRepeated) return '';
  if (failed) return note(block, context, msg('What this block shows could not be loaded.'), failed.error);
  const takeBack = context.needs.tentative();
  try {
    const gap = widget.findGap?.(block, data, context);
    if (gap) return context.editing && context.isOwn(block) ? noteMarkup(block, gap) : '';
    const attributes = blockAttributes(block, context);
    const text = languageMarks(block, context.view);
    const props = { block, context, data, attributes, ...marksFor(context), ...(text && { text }) };
    const html = toMarkup(createElement(widget.Component, props), context);
    if (!html) {
      takeBack();
      return context.editing && context.isOwn(block)
        ? noteMarkup(block, msg('This block has nothing to show here.'))
        : '';
    }
    context.styles.use(widget.name, widget.css);
    return context.editing ? html + notesOnPanels(block, context) : html;
  } catch (fault) {
    takeBack();
    return note(block, context, msg('This block is broken and is not shown to visitors.'), fault);
  }
}

function unknownText(block: { blockType: string }): string {
  const kind = isKept(block) ? block.kind : block.blockType;
  return t(
    'No widget of this site knows the kind “{kind}”, or only in an older version. The block is kept, and visitors do not see it.',
    { kind: String(kind) },
  );
}

function note(block: AnyBlock, context: RenderContext, message: string, error?: unknown): string {
  context.report({ message, blockType: block.blockType, ...(block.id ? { blockId: block.id } : {}), error });
  return context.editing ? noteMarkup(block, error instanceof Error ? `${t(message)} ${error.message}` : message) : '';
}

/** Notes for the editor about links to missing panels, which would silently do nothing. */
function notesOnPanels(block: AnyBlock, { isOwn, panelNames }: RenderContext): string {
  if (!panelNames || !isOwn(block)) return '';
  const notes = missingPanels(block, panelNames).map((name) =>
    noteMarkup(
      block,
      t(
        'A link here acts on a panel “{name}”, and this page has none of that name. Correct the name, or add an off-canvas block that is called so.',
        { name },
      ),
    ),
  );
  return notes.join('');
}

function noteMarkup(block: AnyBlock, message: string): string {
  const name = block.blockName || capitalize(block.blockType.replaceAll('-', ' '));
  return renderToStaticMarkup(
    <p
      className="r-problem"
      data-block-id={block.id ?? undefined}
      data-block-type={block.blockType}
      role="note"
      {...(studioLanguage() !== 'en' && { dir: 'auto' })}
    >
      <strong>{name}</strong> {t(message)}
    </p>,
  );
}
