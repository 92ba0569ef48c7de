import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Kinds } from '../shared/layouts/kind.ts';
import { EditorProvider } from './EditorProvider.tsx';
import type { Editor } from './model/types.ts';
import { RenameProvider } from './names/RenameProvider.tsx';
import { PaletteProvider } from './palette/PaletteProvider.tsx';
import { SaveSectionProvider } from './palette/sections/SaveSectionProvider.tsx';

let root: Root | undefined;

/** Test setup for each test of a file: adds what jsdom lacks, and unmounts what was rendered. */
export function fakeBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const { prototype } = HTMLDialogElement;
    prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('input, button')?.focus();
    };
    prototype.close = function (this: HTMLDialogElement) {
      this.open = false;
    };
    HTMLElement.prototype.showPopover = () => undefined;
    HTMLElement.prototype.hidePopover = () => undefined;
    Element.prototype.scrollIntoView = vi.fn();
    localStorage.clear();
  });
  afterEach(async () => {
    await act(() => root?.unmount());
    root = undefined;
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
}

/** Renders parts of the editor inside its provider and palette. */
export async function render(part: ReactNode, { editor, kinds }: { editor: Editor; kinds: Kinds }): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => {
    root?.render(
      <EditorProvider editor={editor} kinds={kinds}>
        <PaletteProvider>
          <RenameProvider>
            <SaveSectionProvider>{part}</SaveSectionProvider>
          </RenameProvider>
        </PaletteProvider>
      </EditorProvider>,
    );
    await import('./palette/Palette.tsx');
  });
}

const ELEMENTS: Record<string, string> = {
  button: 'button:not([role])',
  combobox: 'select',
  dialog: 'dialog',
  searchbox: 'input[type=search]:not([role])',
  navigation: 'nav',
  radio: 'input[type=radio]',
  link: 'a[href]',
  textbox: 'input:not([type]), input[type=text]',
};

/** All elements of a role, in document order. */
export function allOf(role: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>([`[role=${role}]`, ELEMENTS[role]].filter(Boolean).join())];
}

/**
 * The one element with a role and an accessible name.
 * @throws when there is none, or more than one; lists the existing names
 */
export function find(role: string, name: string | RegExp): HTMLElement {
  const found = allOf(role).filter((each) =>
    typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each)),
  );
  const [only] = found;
  if (!only || found.length > 1) {
    throw new Error(
      `${found.length} of role ${role} are called ${name}; there are: ${allOf(role).map(nameOf).join(' | ')}`,
    );
  }
  return only;
}

/** Accessible name of an element, as far as the editor's own markup needs. */
export function nameOf(element: Element): string {
  const named = (element as HTMLInputElement).labels?.[0] ?? element;
  return (element.getAttribute('aria-label') ?? named.textContent ?? '').trim();
}

/** Moves the focus to an element, as Tab would. */
export async function focus(element: HTMLElement): Promise<void> {
  await act(async () => element.focus());
}

/** Presses a key on the focused element; returns whether it was left unhandled. */
export async function press(key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  await act(() => (document.activeElement ?? document.body).dispatchEvent(event));
  return !event.defaultPrevented;
}

/** Presses and releases the first button of a mouse on an element. */
export async function click(element: Element, init: MouseEventInit = {}): Promise<void> {
  await act(async () => {
    (element.closest<HTMLElement>('[tabindex], button, input') ?? (document.body as HTMLElement)).focus();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  });
}

/** Replaces the text of a field by typing. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
