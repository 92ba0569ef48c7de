import { afterEach, expect, test, vi } from 'vitest';
import { offeredSections, readySections } from './offeredSections.ts';
import { saveSection } from './savedSections.ts';

afterEach(() => {
  delete globalThis.rihlaStudioWords;
  vi.unstubAllGlobals();
});

function answer(body: object, status = 200) {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const SAVED = { id: 9, title: 'Write to us', layout: [{ blockType: 'heading', text: 'Ask' }] };

test('saved sections come first, as a copy and as a link that is named by its title', async () => {
  const fetch = answer({ docs: [SAVED, { id: 10, title: 'Empty', layout: [] }] });
  const [copy, link, ...others] = await offeredSections();
  expect(copy).toMatchObject({ label: 'Write to us', group: 'Your own', blocks: SAVED.layout, isPage: false });
  expect(link?.blocks).toEqual([{ blockType: 'linked-section', section: 9, blockName: 'Write to us' }]);
  expect(link?.drawing).toEqual(copy?.drawing);
  expect(others).toEqual(readySections);
  const [path] = fetch.mock.calls[0] ?? [];
  expect(path).toContain('where[kind][equals]=section&where[_status][equals]=published');
});

test('built-in sections are offered when the server does not respond', async () => {
  answer({}, 500);
  expect(await offeredSections()).toEqual(readySections);
});

test('sections are named in the language of the studio, and found by their English names, too', async () => {
  answer({ docs: [SAVED] });
  globalThis.rihlaStudioWords = {
    language: 'fr',
    messages: {
      'Your own': 'Les vôtres',
      'Day by day': 'Jour par jour',
      Days: 'Jours',
      '{title} (linked)': '{title} (liée)',
    },
  };
  const [copy, link, ...others] = await offeredSections();
  expect([copy?.group, copy?.label, link?.label]).toEqual(['Les vôtres', 'Write to us', 'Write to us (liée)']);
  const days = others.find(({ label }) => label === 'Jour par jour');
  expect(days?.group).toBe('Jours');
  expect(days?.words).toContain('Day by day');
});

test('saving publishes the blocks; an error has a reason', async () => {
  const fetch = answer({ doc: { id: 12 } });
  expect(await saveSection('Opening', SAVED.layout)).toMatchObject({ blockType: 'linked-section', section: 12 });
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
    ...{ kind: 'section', title: 'Opening', layout: SAVED.layout },
    _status: 'published',
  });
  answer({ errors: [{ message: 'You are not allowed to perform this action.' }] }, 403);
  await expect(saveSection('Opening', SAVED.layout)).rejects.toThrow('You are not allowed');
});
