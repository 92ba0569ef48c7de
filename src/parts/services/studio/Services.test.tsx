import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ServiceForm } from '../serviceForm.ts';
import { Services } from './Services.tsx';

const FORM: ServiceForm = {
  name: 'mail',
  label: 'Mail server',
  about: 'Letters are sent by it.',
  source: 'none',
  says: 'Nothing is set.',
  webhook: undefined,
  fields: [{ name: 'host', label: 'Server', isSecret: undefined, value: '', stored: undefined }],
};

test('inputs and buttons are disabled until hydration', () => {
  const html = renderToString(<Services forms={[FORM]} />);
  const controls = html.match(/<(?:button|input|select)\b[^>]*>/g) ?? [];
  expect(controls).toHaveLength(4);
  for (const control of controls) expect(control).toMatch(/ disabled=""/);
});
