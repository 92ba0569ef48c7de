import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RenderContext } from '../../render/context.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { AddTour } from './AddTour.tsx';

test('titles in the menu that are not translated are marked with their language', () => {
  const translation = { locale: 'ar', sourcePath: '/compare/', translated: new Set() };
  const view = { locale: 'ar', path: '/ar/compare/', languages: { alternates: [], translation } };
  // The menu reads no more of the context.
  const context = { t: createTranslate('ar'), view, uniqueId: () => 'add' } as unknown as RenderContext;
  const offered = [
    { code: 'KH-06', title: 'الرمال الأولى', locale: 'ar' as const },
    { code: 'KH-01', title: 'From snow to sand', locale: undefined },
  ];
  const data = { compared: [], isFixed: false, isMissing: false, offered };
  const html = renderToStaticMarkup(<AddTour context={context} data={data} />);
  expect(html).toContain('<option value="KH-06">الرمال الأولى</option>');
  expect(html).toContain('<option value="KH-01" lang="en" dir="ltr">From snow to sand</option>');
});
