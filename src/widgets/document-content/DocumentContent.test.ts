import { expect, test } from 'vitest';
import { buildPageView, buildTemplate, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import type { AnyBlock } from '../../render/types.ts';

const TEXT: AnyBlock = { blockType: 'quote', text: 'Come as a guest.' };
const BAND: AnyBlock = { blockType: 'container', blocks: [TEXT] };
const GAPS = ':not(.r-container) + :not(.r-container)';

async function styleOf(layout: readonly AnyBlock[]): Promise<string> {
  const view = buildPageView('article');
  const { html } = await renderTestPage({
    ...view,
    document: view.document && { ...view.document, layout: [...layout] },
    templates: { ...view.templates, body: buildTemplate({ layout: [{ blockType: 'document-content' }] }) },
  });
  return html;
}

test.each([
  ['blocks that follow each other have a gap', [TEXT, TEXT], true],
  ['one block needs none', [TEXT], false],
  ['containers have the space that they are given', [TEXT, BAND, TEXT], false],
] as const)('%s', async (_, layout, hasGaps) => {
  expect((await styleOf(layout)).includes(GAPS)).toBe(hasGaps);
});
