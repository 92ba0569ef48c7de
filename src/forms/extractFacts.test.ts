import { expect, test } from 'vitest';
import { extractFacts } from './extractFacts.ts';
import type { SentValues } from './form.ts';
import { judge } from './judge.ts';
import { fieldBlock, formOf, JUDGING } from './testing.ts';

function factsOf(blocks: object[], values: SentValues): object {
  const model = formOf(...blocks);
  const judged = judge(model, values, JUDGING);
  return 'answers' in judged ? extractFacts(model, judged.answers) : judged;
}

test('finds name, dates and group size by autocomplete tokens, kinds and field names', () => {
  const blocks = [
    fieldBlock('text', 'your-name'),
    fieldBlock('email', 'mail'),
    fieldBlock('tel', 'whatsapp'),
    fieldBlock('date', 'first-day'),
    fieldBlock('date', 'last-day'),
    fieldBlock('number', 'adults'),
    fieldBlock('select', 'children', { options: 'None|0\n1\n2' }),
  ];
  const values = {
    'your-name': 'Hélène  Morel',
    mail: 'helene@example.com',
    whatsapp: '+33 6 12 34 56 78',
    'first-day': '2026-04-18',
    'last-day': '2026-04-25',
    adults: '2',
    children: '1',
  };
  expect(factsOf(blocks, values)).toEqual({
    name: 'Hélène Morel',
    email: 'helene@example.com',
    phone: '+33 6 12 34 56 78',
    dates: '2026-04-18 – 2026-04-25',
    adults: 2,
    children: 1,
  });
});

test('a token takes precedence over a kind, and two parts of a name are joined', () => {
  const blocks = [
    fieldBlock('email', 'guide', {}),
    fieldBlock('email', 'own', { autocomplete: 'home email' }),
    fieldBlock('text', 'first', { autocomplete: 'given-name' }),
    fieldBlock('text', 'last', { autocomplete: 'family-name' }),
    fieldBlock('select', 'when', { options: 'Spring\nAutumn' }),
  ];
  const values = { guide: 'a@example.com', own: 'b@example.com', last: 'Idrissi', first: 'Omar', when: 'Spring' };
  expect(factsOf(blocks, values)).toEqual({ name: 'Omar Idrissi', email: 'b@example.com', dates: 'Spring' });
});

test('missing facts are absent', () => {
  expect(factsOf([fieldBlock('textarea', 'message')], { message: 'Hello' })).toEqual({});
  expect(factsOf([fieldBlock('text', 'adults')], { adults: 'we are many' })).toEqual({});
});
