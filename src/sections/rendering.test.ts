import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, test } from 'vitest';
import { renderBlocksPage } from '../../tests/support/pageBuilders.ts';
import { auditMarkup } from '../../tests/support/widgets/audit.ts';
import { createKinds } from '../cms/blocks/createKinds.ts';
import { SAMPLE_FORMS } from '../render/samples/forms.ts';
import { CARAVAN } from '../render/samples/pictures.ts';
import type { AnyBlock } from '../render/types.ts';
import type { LayoutBlock } from '../shared/layouts/kind.ts';
import { withDefaults } from '../shared/layouts/withDefaults.ts';
import { withFreshIds } from '../shared/layouts/withFreshIds.ts';
import { blocks as allBlocks } from '../widgets/index.ts';
import { groupedSections } from './groups/index.ts';
import { sections } from './sections.ts';

const kinds = new Map(createKinds(allBlocks).map((kind) => [kind.slug, kind]));

const SAMPLES: Readonly<Record<string, object>> = {
  image: { picture: CARAVAN },
  form: { form: SAMPLE_FORMS[0] },
};

/** What an editor chooses is a sample. */
function withChosen<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withChosen) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withChosen(inner)]));
  return { ...copy, ...SAMPLES[String(copy.blockType)] } as T;
}

/** Without a console: jsdom does not know all CSS. */
function parse(html: string): Document {
  return new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;
}

/** As the editor inserts it: with ids and defaults. */
function asInserted(blocks: readonly AnyBlock[]): AnyBlock[] {
  let count = 0;
  const newId = () => {
    count += 1;
    return `${count}`;
  };
  const filled = withDefaults(blocks as unknown as readonly LayoutBlock[], kinds);
  return filled.map((block) => withFreshIds(block, kinds, newId)) as unknown as AnyBlock[];
}

// Whole pages are made of sections.
test.each(groupedSections.map((section) => [section.id, section] as const))(
  '%s is rendered by the server without problems, and axe finds nothing',
  async (_, { blocks }) => {
    const { html, problems } = await renderBlocksPage(withChosen(asInserted(blocks)));
    expect(problems).toEqual([]);
    const main = parse(html).querySelector('main');
    expect(main?.textContent).not.toMatch(/undefined|\[object|NaN/);
    expect(await auditMarkup(main?.innerHTML ?? '')).toEqual([]);
  },
);

test.each(sections.map((section) => [section.id, section] as const))(
  '%s reports only missing choices in the editor',
  async (_, { blocks }) => {
    const { html } = await renderBlocksPage(asInserted(blocks), { editing: true });
    const notes = [...parse(html).querySelectorAll('.r-problem')].map((note) => note.textContent ?? '');
    expect(notes.filter((note) => !/choose|nothing to show here/i.test(note))).toEqual([]);
  },
);
