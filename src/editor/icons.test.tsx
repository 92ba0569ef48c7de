import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KindIcon } from './icons.tsx';

const draw = (name: string) => renderToStaticMarkup(<KindIcon name={name} />);

test('each kind has its own icon, hidden from assistive technology', () => {
  expect(draw('heading')).toContain('lucide-heading');
  expect(draw('columns-2')).toContain('lucide-columns-2');
  expect(draw('heading')).toContain('aria-hidden="true"');
});

test.each(['a-sign-nobody-drew', 'toString', ''])('the unknown name %j falls back to a box', (name) => {
  expect(draw(name)).toContain('lucide-box');
});
