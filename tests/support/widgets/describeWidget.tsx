import { basename } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Block } from 'payload';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../src/pages/features.ts';
import type { Widget } from '../../../src/render/blocks/defineWidget.ts';
import type { Widgets } from '../../../src/render/context.ts';
import type { Example } from '../../../src/render/samples/example.ts';
import { createRegistry } from '../../../src/shared/registry.ts';
import { HOSTILE, makeHostile } from '../hostile/hostile.ts';
import { renderBlocksPage } from '../pageBuilders.ts';
import { auditMarkup } from './audit.ts';
import { dataFields, optionValues, schemaFaults } from './blockSchema.ts';
import { findActiveContent } from './inertness.ts';
import { findMarkFaults, slotsOfBlock, withIds, withoutChildren } from './previewMarks.ts';
import { EXAMPLE_ID, type RenderedExample, renderExample, renderExamplePage } from './renderExample.ts';

interface WidgetFolder {
  /** Export of its `index.ts`. */
  widget: Widget;
  /** Export of its `block.ts`. */
  block: Block;
  /** Export of its `examples.ts`. */
  examples: Readonly<Record<string, Pick<Example, 'block' | 'page'>>>;
}

/**
 * The contract that every widget passes on every example, called in its `contract.test.ts`. Runs without a DOM, as the server does.
 * @param folder path of the widget's folder: `import.meta.dirname`
 */
export function describeWidget(folder: string, { block, examples, widget }: WidgetFolder): void {
  test('its folder, block and examples have the same name', () => {
    const name = basename(folder);
    expect(widget.name).toBe(name);
    expect(block.slug).toBe(name);
    expect(new Set(Object.values(examples).map((example) => example.block.blockType))).toEqual(new Set([name]));
  });

  test('has an example of every option', () => {
    expect(missingChoices(block, Object.values(examples))).toEqual([]);
  });

  test('each empty slot is rendered in the editor, and hidden from visitors', async () => {
    for (const example of Object.values(examples)) {
      const empty = { ...withoutChildren(block, example.block), id: EXAMPLE_ID };
      if (slotsOfBlock(block, empty).length === 0) continue;
      const shown = (editing: boolean) =>
        example.page === 'form'
          ? renderExamplePage({ ...example, block: empty }, { editing })
          : renderBlocksPage([empty], { editing });
      const { html } = await shown(true);
      expect(findMarkFaults(block, empty, rootOn(html))).toEqual([]);
      expect((await shown(false)).html).not.toContain('data-slot');
    }
  });

  describe.each(Object.entries(examples))('%s', (_, example) => describeExample(example, widget, block));
}

function describeExample(example: Example, widget: Widget, kind: Block): void {
  // As visitors get it: rendered once, and shared by all tests that change nothing.
  const shown = once(() => renderExample(example));

  test('passes validation of its block', () => {
    expect(schemaFaults(example.block)).toEqual([]);
  });

  test('renders on the server, deterministically, without warnings', async () => {
    expect(typeof window).toBe('undefined');
    const { html, main, problems } = await shown();
    expect(problems).toEqual([]);
    expect(main.childElementCount).toBe(1);
    expect(main.textContent).not.toMatch(/undefined|\[object|NaN/);
    expect(findActiveContent(main)).toEqual([]);
    expect(classNames(main).filter((className) => !isOurs(className, example))).toEqual([]);
    expect(html).not.toMatch(/data-(block-|slot|text)/);
    expect((await renderExamplePage(example)).html).toBe(html);
  });

  test('is useful without script', async () => {
    const { document, main } = await shown();
    expect(
      [...main.querySelectorAll('a')]
        .filter((link) => !leadsSomewhere(link, document))
        .map(({ outerHTML }) => outerHTML),
    ).toEqual([]);
    expect(
      [...main.querySelectorAll('button')]
        .filter((button) => isDead(button, document))
        .map(({ outerHTML }) => outerHTML),
    ).toEqual([]);
  });

  test('axe finds nothing, and every focusable element has a name', async () => {
    const { main, markup } = await shown();
    expect(await auditMarkup(markup)).toEqual([]);
    expect(
      [...main.querySelectorAll(FOCUSABLE)].filter((element) => !hasName(element)).map(({ outerHTML }) => outerHTML),
    ).toEqual([]);
  });

  test('its outermost element has the common attributes, and its block’s mark in the preview', async () => {
    const block = {
      ...example.block,
      advanced: { ...example.block.advanced, htmlId: 'given', classes: 'given-class' },
    };
    const { main } = await renderExample({ ...example, block }, { editing: true, widgets: givenData(widget) });
    const root = outermost(main);
    expect(root?.getAttribute('data-given')).toBe('yes');
    expect(root?.getAttribute('data-block-id')).toBe(EXAMPLE_ID);
    expect(root?.getAttribute('data-block-type')).toBe(widget.name);
    expect([...(root?.classList ?? [])]).toContain('given-class');
    // A heading may have its id on that element.
    const bearers = [...main.querySelectorAll('#given')];
    expect(bearers).toHaveLength(1);
    if (!widget.headings || widget.children) expect(bearers[0]).toBe(root);
  });

  test('its texts and slots are marked in the preview', async () => {
    const block = withIds(kind, example.block);
    const { main } = await renderExample({ ...example, block }, { editing: true });
    expect(findMarkFaults(kind, block, outermost(main) as Element)).toEqual([]);
  });

  test.each(HOSTILE)('%j is escaped', async (text) => {
    const block = { ...makeHostile(example.block, text), id: EXAMPLE_ID };
    const { css, document, main } = await renderExample(
      { ...example, block },
      { change: (content) => makeHostile(content, text) },
    );
    expect(findActiveContent(main)).toEqual([]);
    const scripts = [...document.querySelectorAll('script:not([type])')].map(({ textContent }) => textContent);
    expect(scripts.filter((source) => source?.includes('alert'))).toEqual([]);
    expect(css).not.toContain('evil');
    expect(document.querySelectorAll('style')).toHaveLength(1);
  });
}

/** Memoizes a rendering. */
function once(render: () => Promise<RenderedExample>): () => Promise<RenderedExample> {
  let rendered: Promise<RenderedExample> | undefined;
  return () => {
    rendered ??= render();
    return rendered;
  };
}

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';

function hasName(element: Element): boolean {
  const label =
    element.getAttribute('aria-label') ||
    element.textContent ||
    element.querySelector('img')?.getAttribute('alt') ||
    element.closest('label')?.textContent ||
    (element.id && element.ownerDocument.querySelector(`label[for="${element.id}"]`)?.textContent);
  return Boolean(label?.trim());
}

function leadsSomewhere(link: HTMLAnchorElement, document: Document): boolean {
  const href = link.getAttribute('href') ?? '';
  if (!href.startsWith('#')) return href !== '';
  return document.getElementById(decodeURIComponent(href.slice(1))) !== null;
}

/** A button without an island must work in plain HTML; an island's own is covered by the island's tests. */
function isDead(button: HTMLButtonElement, document: Document): boolean {
  // Content that is closed without script has no pressable buttons.
  if (button.closest('rihla-island, dialog:not([popover])')) return false;
  const target = button.getAttribute('popovertarget');
  if (target) return !document.getElementById(target)?.hasAttribute('popover');
  return !(button.type === 'submit' && button.closest('form[action]'));
}

/** A component whose outermost element is given an unknown attribute. */
function withData(component: Widget['Component']): Widget['Component'] {
  return ({ attributes, ...props }) =>
    component({ ...props, attributes: (...classes) => ({ ...attributes(...classes), 'data-given': 'yes' }) });
}

/** All widgets, one of which gets that attribute. */
function givenData(widget: Widget): Widgets {
  const given: Widget = { ...widget, Component: withData(widget.Component) };
  return createRegistry(
    'widgets',
    [...FEATURES.widgets].map((other) => (other.name === widget.name ? given : other)),
  );
}

/** The block of an example on a page that has nothing else. */
function rootOn(html: string): Element {
  const root = new JSDOM(html).window.document.querySelector(`[data-block-id="${EXAMPLE_ID}"]`);
  if (!root) throw new Error('The block is not on the page.');
  return root;
}

/** Outermost element of an example, without its island element, which has no box. */
function outermost(main: HTMLElement): Element | null {
  const first = main.firstElementChild;
  return first?.localName === 'rihla-island' ? first.firstElementChild : first;
}

function classNames(main: HTMLElement): string[] {
  return [...main.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
}

/** Our classes begin with `r-`; those of single blocks' rules are generated; the rest are an editor's, or of the icon set. */
function isOurs(className: string, { block }: Example): boolean {
  if (/undefined|null|object/.test(className)) return false;
  const written = JSON.stringify(block).matchAll(/"classes":"([^"]*)"/g);
  const editors = [...written].flatMap(([, names]) => names?.split(' ') ?? []);
  return /^(?:r-|s[0-9a-z]{4,}$|lucide)/.test(className) || editors.includes(className);
}

/** Longer lists are sets of names, such as icons, not variants. */
const MAX_VARIANTS = 12;

function missingChoices(block: Block, examples: Example[]): string[] {
  return [...dataFields(block.fields).values()].flatMap((field) => {
    if (field.type !== 'select' && field.type !== 'checkbox') return [];
    const chosen = examples.map((example) => String((example.block as unknown as Record<string, unknown>)[field.name]));
    const choices = field.type === 'checkbox' ? ['true', 'false'] : optionValues(field);
    if (choices.length > MAX_VARIANTS) return [];
    return choices.filter((choice) => !chosen.includes(choice)).map((choice) => `${field.name}: ${choice}`);
  });
}
