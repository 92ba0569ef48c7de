import { expect, test } from 'vitest';
import { buildPageView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import type { PageView } from '../../render/types.ts';

/** Markup of the printed header. */
async function headOf(overrides: Partial<PageView>): Promise<string> {
  const view = buildPageView('tour', overrides);
  const template = {
    ...view,
    document: { ...view.document, layout: [{ blockType: 'tour-dossier', id: 'dossier' }] },
  } as PageView;
  const { html } = await renderTestPage(template);
  return /<div aria-hidden="true" class="r-dossier__head">(.*?)<\/div>/s.exec(html)?.[1] ?? '';
}

test('the printed address is not percent-encoded, and keeps its order in Arabic', async () => {
  const arabic = await headOf({
    locale: 'ar',
    path: '/ar/tours/الرمال-الأولى/',
    publicUrl: 'https://khettara.example',
  });
  expect(arabic).toContain('<span dir="ltr">https://khettara.example/ar/tours/الرمال-الأولى/</span>');
  expect(arabic).toMatch(/<span dir="ltr">\+212[^<]* · [^<]*@/);
  const english = await headOf({ path: '/tours/first-sand/', publicUrl: 'https://khettara.example' });
  expect(english).toContain('<br>https://khettara.example/tours/first-sand/</p>');
});
