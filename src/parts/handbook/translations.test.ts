import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../../../tests/support/testPayload.ts';
import { readCatalogue } from '../../cms/studio/language/catalogues.ts';
import { FIELD_CONTEXT } from '../../shared/studioWords/t.ts';
import { readHandbook } from './readHandbook.ts';
import { addressOf, BLOCK_NAME, searchHandbook, sectionOfScreen } from './rules/findInHandbook.ts';
import { type HandbookPage, type HandbookSection, parsePage, parseTranslation } from './rules/parsePage.ts';
import { languageMarks } from './studio/languageMarks.ts';

const FOLDER = 'docs/handbook';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** What a translation has in common with the page: everything but its words. */
function frameOf({ blocks, id, screens }: HandbookSection) {
  return {
    id,
    screens,
    blocks: blocks.map((block) => {
      if (block.kind === 'picture') return block.file;
      if (block.kind === 'text') return { text: partsOf(block.text) };
      return { isOrdered: block.isOrdered, items: block.items.map(partsOf) };
    }),
  };
}

/** Links and codes of a text, and how many bold words it has; their order is the language's own. */
function partsOf(text: string) {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part).sort();
  return { links: all(/\]\((.+?)\)/g), codes: all(/`(.+?)`/g), bold: all(/\*\*(.+?)\*\*/g).length };
}

function textsOf({ about, sections, title }: HandbookPage): string[] {
  const texts = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'picture') return [block.alt];
      return block.kind === 'text' ? [block.text] : block.items;
    }),
  );
  return [title, about, ...sections.map((section) => section.title), ...texts];
}

/** A text without what is the same in every language: code and the targets of links. */
const wordsOnly = (text: string): string => text.replaceAll(/`.+?`|\]\(.+?\)/g, ' ');

/** Names of screens, buttons, fields and blocks in a page: headings, bold words and quotations. */
function namesIn(page: HandbookPage): string[] {
  const quoted = textsOf(page).flatMap((text) => [...text.matchAll(/\*\*(.+?)\*\*|“(.+?)”|\[(.+?)\]/g)]);
  return [
    ...page.sections.map(({ title }) => title),
    ...quoted.map(([, bold, quote, link]) => bold ?? quote ?? link ?? ''),
  ];
}

describe.each(['fr', 'ar'] as const)('the handbook in %s', (language) => {
  let english: readonly HandbookPage[];
  let pages: readonly HandbookPage[];
  beforeAll(async () => {
    english = await readHandbook('en');
    pages = await readHandbook(language);
  });

  test('has every page, with the headings, pictures, links and lists of the English one', () => {
    const files = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.md'));
    expect(files(`${FOLDER}/${language}`)).toEqual(files(FOLDER));
    expect(pages.map((page) => page.language)).toEqual(english.map(() => language));
    for (const [index, page] of pages.entries())
      expect(page.sections.map(frameOf), page.file).toEqual(english[index]?.sections.map(frameOf));
  });

  test('shows its pictures where the files lie, too', () => {
    const links = pages.flatMap(({ file }) => {
      const source = readFileSync(`${FOLDER}/${language}/${file}`, 'utf8');
      return [...source.matchAll(/!\[.+?\]\((.+?)\)/g)].map(([, link = '']) => link);
    });
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !existsSync(join(FOLDER, language, link)))).toEqual([]);
    const alts = pages.flatMap(({ sections }) =>
      sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? [block.alt] : []))),
    );
    expect(alts.filter((alt) => alt.length < 20 || alt.length > 200)).toEqual([]);
  });

  test('leaves no sentence in English, and has the signs of its language', () => {
    const known = new Set(english.flatMap(textsOf));
    const texts = pages.flatMap(textsOf).map(wordsOnly);
    expect(texts.filter((text) => known.has(text) && text.includes(' '))).toEqual([]);
    const wrong =
      language === 'fr'
        ? /[“”"']|[ \p{L}\p{N}][;!?]|[^\u00a0] ?[:»](?!\/)|«[^\u00a0]/u
        : /[“”"']|\p{Script=Arabic}[,;?]/u;
    const signs = texts.map((text) => text.replaceAll('**', ''));
    expect(signs.filter((text) => wrong.test(text))).toEqual([]);
  });

  test('names screens, buttons and blocks as the studio does', () => {
    const { messages } = readCatalogue(ROOT, language);
    const wrong = english.flatMap((page, index) => {
      const translation = pages[index];
      const text = translation ? textsOf(translation).join('\n') : '';
      return namesIn(page).flatMap((name) => {
        // A button and a field of one name may have translations of their own.
        const named = [messages[name], messages[name + FIELD_CONTEXT]].filter((one) => typeof one === 'string');
        const isNamed = named.length === 0 || named.some((one) => text.includes(one));
        return isNamed ? [] : [`${page.file}: ${name} = ${named.join(', ')}`];
      });
    });
    expect(wrong).toEqual([]);
    const itemsOf = (all: readonly HandbookPage[]) =>
      (all.find(({ name }) => name === 'blocks')?.sections ?? []).flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])),
      );
    const blocks = (all: readonly HandbookPage[]) => itemsOf(all).map((item) => BLOCK_NAME.exec(item)?.[1] ?? '');
    const translated = blocks(pages);
    expect(blocks(english).length).toBeGreaterThan(80);
    expect(translated.filter((name) => name === '')).toEqual([]);
    const other = blocks(english).flatMap((name, index) => {
      const label = messages[name + FIELD_CONTEXT] ?? messages[name];
      return label === undefined || label === translated[index] ? [] : [`${name} = ${label}, not ${translated[index]}`];
    });
    expect(other).toEqual([]);
  });
});

test.each([
  ['fr', 'CORBEILLE', '/admin/help/running#trash'],
  ['fr', 'acompte solde', '/admin/help/sales#shop'],
  ['ar', 'المحذوفات', '/admin/help/running#trash'],
  ['ar', 'محذوفات', '/admin/help/running#trash'],
  ['ar', 'Stripe مفاتيح', '/admin/help/first-day#services'],
] as const)('in %s “%s” finds %s', async (language, typed, address) => {
  const found = searchHandbook(await readHandbook(language), typed).map(addressOf);
  expect(found).toContain(address);
});

test('a block is found by its label in the language of the studio', async () => {
  const pages = await readHandbook('en');
  vi.stubGlobal('rihlaStudioWords', { language: 'ar', messages: { Heading: 'عنوان' } });
  for (const label of ['عنوان', 'Heading']) {
    const found = sectionOfScreen(pages, `block/${label}`);
    expect(found && addressOf(found)).toBe('/admin/help/blocks#blocks-of-text');
  }
  expect(sectionOfScreen(pages, 'block/عنو')).toBeUndefined();
});

test('is read in the language of the request', async () => {
  vi.stubGlobal('rihlaStudioWords', { language: 'fr', messages: {} });
  expect((await readHandbook())[0]).toMatchObject({ language: 'fr', name: 'first-day', title: 'Votre premier jour' });
});

test('a page without a translation is the English one, and is marked as such', async () => {
  const root = mkdtempSync(join(tmpdir(), 'handbook-'));
  try {
    mkdirSync(join(root, FOLDER, 'ar'), { recursive: true });
    for (const file of ['01-a.md', '02-b.md', 'ar/02-b.md'])
      writeFileSync(join(root, FOLDER, file), `# ${file}\n\nText.\n\n## ${file}\n`);
    vi.stubEnv('RIHLA_ROOT', root);
    vi.resetModules();
    const fresh = await import('./readHandbook.ts');
    const pages = await fresh.readHandbook('ar');
    expect(pages.map(({ language, title }) => [language, title])).toEqual([
      ['en', '01-a.md'],
      ['ar', 'ar/02-b.md'],
    ]);
    expect(pages.flatMap(({ sections }) => sections.map(({ id }) => id))).toEqual(['01-a-md', '02-b-md']);
    vi.stubGlobal('rihlaStudioWords', { language: 'ar', messages: {} });
    expect(pages.map(languageMarks)).toEqual([{ lang: 'en', dir: 'ltr' }, {}]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a translation with other sections than the page is refused by name', () => {
  const page = parsePage('07-x.md', '# A\n\nB.\n\n## C\n\n## D\n');
  expect(() => parseTranslation(page, 'fr', '# A\n\nB.\n\n## C\n')).toThrow('docs/handbook/fr/07-x.md has 1 sections');
});
