// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ChosenKinds from './ChosenKinds.tsx';

const VALUE = [{ relationTo: 'categories' }, { relationTo: 'tags' }];
const collections = [
  { slug: 'categories', labels: { singular: 'Category' } },
  { slug: 'tags', labels: { singular: 'Tag' } },
];
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { collections } }),
  useField: () => ({ value: VALUE }),
}));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

async function show(names: readonly string[]) {
  const root = document.createElement('div');
  document.body.append(root);
  const pills = names.map((name) => (
    <div className="relationship--multi-value-label__text" key={name}>
      {name}
    </div>
  ));
  await act(async () =>
    createRoot(root).render(
      <div className="field-type">
        {pills}
        <ChosenKinds path="terms" />
      </div>,
    ),
  );
  return root.querySelector('.field-type') as HTMLElement;
}

const kindsIn = (field: HTMLElement) => [...field.querySelectorAll('div')].map(({ dataset }) => dataset.kind);

test('each chosen name gets its kind, in the order of the value', async () => {
  expect(kindsIn(await show(['Desert', 'The desert']))).toEqual(['Category', 'Tag']);
});

test('no kind is shown while a name is missing; all are once it has loaded', async () => {
  const field = await show(['Desert']);
  expect(kindsIn(field)).toEqual([undefined]);
  const late = document.createElement('div');
  late.className = 'relationship--multi-value-label__text';
  await act(async () => field.append(late));
  expect(kindsIn(field)).toEqual(['Category', 'Tag']);
});
