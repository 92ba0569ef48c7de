import type { CDPSession, Page } from '@playwright/test';

interface AxValue {
  value?: unknown;
}

/** A node of Chromium's accessibility tree, from its debugger. */
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
  childIds?: string[];
}

/** Roles without speech of their own: their children are read instead. */
const SILENT = new Set([
  'generic',
  'none',
  'paragraph',
  'StaticText',
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
  'Section',
  'LabelText',
  'Legend',
  'DescriptionList',
  'time',
  'strong',
]);
/** Roles read by name only, without their children. */
const NAMED = new Set([
  'button',
  'checkbox',
  'DisclosureTriangle',
  'heading',
  'image',
  'link',
  'radio',
  'spinbutton',
  'textbox',
]);
/** States that are announced when set. */
const STATES = ['focused', 'required', 'invalid', 'disabled', 'checked', 'expanded'];

/**
 * A part of the page as a screen reader reads it, a line per stop: role, name, value, state and description in reading order, from Chromium's
 * accessibility tree.
 */
export async function spokenPage(page: Page, selector = 'main'): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const root = await nodeOf(session, selector);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const start = nodes.find((node) => (node as AxNode & { backendDOMNodeId?: number }).backendDOMNodeId === root);
    return start ? linesOf(start, byId) : [];
  } finally {
    await session.detach();
  }
}

async function nodeOf(session: CDPSession, selector: string): Promise<number> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  return node.backendNodeId;
}

function linesOf(node: AxNode, byId: ReadonlyMap<string, AxNode>): string[] {
  const role = String(node.role?.value ?? '');
  const name = squeeze(node.name?.value);
  if (role === 'StaticText') return name ? [name] : [];
  const inside = () =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? linesOf(child, byId) : [];
    });
  if (node.ignored || SILENT.has(role)) return inside();
  const said = [
    `${role}${levelOf(node)}`,
    name && `“${name}”`,
    saidValue(node),
    ...statesOf(node),
    described(node, name),
  ];
  const line = said.filter(Boolean).join(', ').replace(', “', ' “');
  if (NAMED.has(role)) return [line];
  const lines = inside();
  // Empty containers are not announced.
  if (!name && lines.length === 0) return [];
  return [line, ...lines.map((each) => `  ${each}`)];
}

function levelOf({ properties = [], role }: AxNode): string {
  const level = properties.find(({ name }) => name === 'level')?.value.value;
  return level === undefined || role?.value !== 'heading' ? '' : ` ${level}`;
}

function saidValue({ role, value }: AxNode): string {
  const said = squeeze(value?.value);
  return said && role?.value !== 'radio' ? `value ${said}` : '';
}

function statesOf({ properties = [] }: AxNode): string[] {
  const held = new Map(properties.map(({ name, value }) => [name, String(value.value)]));
  return STATES.flatMap((state) => {
    const value = held.get(state);
    if (state === 'expanded' && value === 'false') return 'collapsed';
    return value === 'true' ? state : [];
  });
}

function described({ description }: AxNode, name: string): string {
  const said = squeeze(description?.value);
  return said && said !== name ? `described “${said}”` : '';
}

function squeeze(text: unknown): string {
  return String(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const DAY = String.raw`(?:\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\b(?:\d{1,2}(?: (?:${MONTHS})[a-z]*)?(?: \d{4})? ?– ?)?\d{1,2} (?:${MONTHS})[a-z]*(?: \d{4})?`;

/** A day has one key, in any format. */
function keyOfDay(words: string): string {
  return words.replace(/^[A-Z][a-z]{2} (?=\d)/, '').replaceAll(/([A-Z][a-z]{2})[a-z]*/g, '$1');
}

/**
 * Replaces amounts, dates, times and references that differ from run to run by stable placeholders, so that agreement between pages is visible:
 * the first amount is `€A` wherever it occurs again.
 */
export function nameChanging(text: string): string {
  const named = (pattern: RegExp, word: (index: number) => string, keyOf = (found: string) => found) => {
    const seen = new Map<string, string>();
    return (input: string) =>
      input.replaceAll(pattern, (found) => {
        const key = keyOf(found);
        const known = seen.get(key) ?? word(seen.size);
        seen.set(key, known);
        return known;
      });
  };
  const letter = (index: number) => String.fromCharCode(65 + index);
  return [
    named(/€\d(?:[\d,]*\d)?(?:\.\d\d)?/g, (index) => `€${letter(index)}`),
    named(new RegExp(DAY, 'g'), (index) => `‹day ${index + 1}›`, keyOfDay),
    named(/\b\d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?/g, () => '‹time›'),
    named(/\bK-[A-Z\d]{5}\b/g, () => '‹reference›'),
    named(/\b\d+ minutes\b/g, () => '‹some› minutes'),
    named(/(?:Places free|Few places)(?: \d+ places? left)?/g, () => '‹places›'),
    named(/Later dates \(\d+\)/g, () => 'Later dates (‹some›)'),
  ].reduce((said, replace) => replace(said), text);
}
