import { msg, t } from '../../../shared/studioWords/t.ts';
import { humanize } from '../../../shared/text/humanize.ts';

/**
 * A fix for an attribute of a studio control: the selector, and its new value; undefined where nothing needs fixing.
 */
interface Mending {
  /** Selects the controls; cheap, since it runs on all that is added to the page. */
  selector: string;
  attribute: 'aria-label' | 'role' | 'tabindex';
  value: (control: Element) => string | undefined;
}

const named = (selector: string, name: string): Mending => ({
  selector,
  attribute: 'aria-label',
  value: () => t(name),
});

const MENDINGS: readonly Mending[] = [
  named('.doc-controls__popup .popup-button', msg('More actions')),
  named('#action-save-popup .popup-button', msg('More ways to publish')),
  named('.clickable-arrow--left', msg('Previous page')),
  named('.clickable-arrow--right', msg('Next page')),
  named('.upload-relationship-details__edit', msg('Edit the file')),
  named('.upload-relationship-details__remove', msg('Remove the file')),
  named('.relationship-add-new__add-button', msg('Add new')),
  named('.date-time-picker__clear-button', msg('Empty the date')),
  named('.collapsible__drag[role=button]', msg('Move this entry')),
  named('.array-actions__button', msg('What can be done with this entry')),
  named('.clipboard-action__popup .popup-button', msg('Copy and paste')),
  named('.LexicalEditorTheme__block__removeButton', msg('Remove this block')),
  named('.condition__actions-remove', msg('Remove this filter')),
  named('.condition__actions-add', msg('Add another filter')),
  named('.restore-version .popup-button', msg('More ways to restore')),
  named('.file-details .copy-to-clipboard', msg('Copy the address')),
  named('.file-details__remove', msg('Remove the file')),
  // The page beside the form.
  named('#live-preview-iframe', msg('Preview of the page')),
  // Chosen documents can be moved by keys, and have buttons of their own, which a button may not contain.
  { selector: '.rs__multi-value[role]', attribute: 'role', value: () => 'group' },
  { selector: '.rs__multi-value[role]', attribute: 'aria-label', value: nameOfChosen },
  // Links of a picture of a search result, which cannot be pressed.
  {
    selector: '[style*="pointer-events: none"] a, [style*="pointer-events:none"] a',
    attribute: 'tabindex',
    value: () => '-1',
  },
  // Inside rich text a label belongs to another field of the same name, or to none.
  {
    selector: 'input[id^="field-"], textarea[id^="field-"]',
    attribute: 'aria-label',
    value: (field) => ((field as HTMLInputElement).labels?.length ? undefined : labelOfField(field) || undefined),
  },
  // A nested button: the outer one has the keyboard focus.
  named('.popup-button--custom:has(.relationship-add-new__add-button)', msg('Add new')),
  { selector: '.popup-button--custom .relationship-add-new__add-button', attribute: 'tabindex', value: () => '-1' },
  // Toolbar buttons of rich text: `bold`, `orderedList`.
  {
    selector: '.toolbar-popup__button[data-button-key]',
    attribute: 'aria-label',
    value: (button) => toolName(button.getAttribute('data-button-key')),
  },
  { selector: '.ContentEditable__root', attribute: 'aria-label', value: (text) => labelOfField(text) || t('Text') },
  { selector: '.date-time-picker input', attribute: 'aria-label', value: (date) => labelOfField(date) || t('Date') },
  // Toggles of a list's columns.
  { selector: 'button.pill[aria-checked]', attribute: 'role', value: () => 'checkbox' },
  // A row's checkbox is named by the text of its row.
  {
    selector: '.cell-_select input[type=checkbox]',
    attribute: 'aria-label',
    value: (box) =>
      t('Select {row}', { row: wordsOf(box.closest('tr')?.querySelector('td:not(.cell-_select)')) }).trim(),
  },
  // A select without an associated label is named by its field, or by its purpose.
  {
    selector: 'input:is([role=combobox], .condition .rs__input):not([aria-labelledby])',
    attribute: 'aria-label',
    value: (input) => {
      if ((input as HTMLInputElement).labels?.length) return undefined;
      return labelOfField(input) || choiceNames(input);
    },
  },
  // Arrow keys in the field open the select and Backspace clears it: buttons that repeat that for the mouse are no tab
  // stops.
  {
    selector: '.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden]',
    attribute: 'tabindex',
    value: () => '-1',
  },
  // Its tabs are links in a navigation of their own, not list items.
  { selector: 'ul.doc-tabs__tabs', attribute: 'role', value: () => 'presentation' },
  // WCAG 2.5.3: the visible text is part of the name.
  { selector: 'a.doc-tab[aria-label]', attribute: 'aria-label', value: (tab) => spacedWords(tab) },
  {
    selector: '.toolbar-popup__dropdown[data-dropdown-key]',
    attribute: 'aria-label',
    value: (button) => [toolName(button.getAttribute('data-dropdown-key')), wordsOf(button)].filter(Boolean).join(': '),
  },
  {
    selector: '.diff-collapser__toggle-button',
    attribute: 'aria-label',
    value: (button) => {
      const [name, words] = [button.getAttribute('aria-label') ?? '', wordsOf(button)];
      return name.includes(words) ? undefined : `${name} ${words}`;
    },
  },
  {
    selector: '.sort-column__button[aria-label*="{{label}}"]',
    attribute: 'aria-label',
    value: (button) =>
      button
        .getAttribute('aria-label')
        ?.replace('{{label}}', wordsOf(button.closest('.sort-column')?.querySelector('span'))),
  },
];

/** Names of the tools of rich text, whose keys are their names in English. */
const TOOLS: readonly string[] = [
  msg('Bold'),
  msg('Italic'),
  msg('Underline'),
  msg('Strikethrough'),
  msg('Subscript'),
  msg('Superscript'),
  msg('Link'),
  msg('Text'),
  msg('Add'),
];

const ANY = MENDINGS.map(({ selector }) => selector).join(',');

/** Adds missing accessible names to the studio's controls in a part of the page, itself included. Idempotent; leaves correct ones unchanged. */
export function nameControls(part: Element): void {
  if (part.matches(ANY)) mend(part);
  for (const control of part.querySelectorAll(ANY)) mend(control);
}

function mend(control: Element): void {
  for (const { attribute, selector, value } of MENDINGS) {
    if (!control.matches(selector)) continue;
    const wanted = value(control);
    if (wanted !== undefined && control.getAttribute(attribute) !== wanted) control.setAttribute(attribute, wanted);
  }
}

/** Names of selects without a label beside them. */
function choiceNames(input: Element): string | undefined {
  if (input.closest('.view-version__version-from')) return t('Version to compare with');
  if (input.closest('.condition__field')) return t('Filter by');
  if (input.closest('.condition__operator')) return t('How it is compared');
  if (input.closest('.condition__value')) return t('With which value');
  if (input.closest('.dashboard-breadcrumb-dropdown, .step-nav, .app-header')) return t('What the start page shows');
  return undefined;
}

/** The name, and the kind where the field leads to several. */
function nameOfChosen(chosen: Element): string {
  const kind = chosen.querySelector<HTMLElement>('[data-kind]')?.dataset.kind;
  const name = chosen.querySelector('.relationship--multi-value-label__text') ?? chosen.firstElementChild;
  return [wordsOf(name), kind].filter(Boolean).join(', ');
}

function toolName(key: string | null): string {
  const name = humanize(key ?? '');
  return TOOLS.includes(name) ? t(name) : name;
}

function labelOfField(control: Element): string {
  return wordsOf(control.closest('.field-type')?.querySelector('label'));
}

function wordsOf(element: Element | null | undefined): string {
  return element?.textContent?.replaceAll(/[\s*]+/g, ' ').trim() ?? '';
}

/** The text of an element with spaces between its parts: `Versions 2`. */
function spacedWords(element: Element): string | undefined {
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim() ?? '');
  return words.filter(Boolean).join(' ') || undefined;
}
