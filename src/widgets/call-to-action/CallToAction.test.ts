import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { CallToActionBlock } from '../../cms/payload-types.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';

const show = (fields: object) =>
  renderExample({ block: { blockType: 'call-to-action', title: 'Come', ...fields } as CallToActionBlock });
const isDark = async (fields: object) => (await show(fields)).main.querySelector('.r-cta--dark') !== null;

test.each([
  [{ picture: CARAVAN }, '--ground:var(--surface-ink);--height:420px;--shade:60%'],
  [{ picture: CARAVAN, colour: 'sand' }, '--ground:var(--surface-ink);--height:420px;--shade:60%'],
  [{ picture: CARAVAN, colour: 'brand' }, '--ground:var(--surface-brand);--height:420px;--shade:75%'],
  [{ picture: CARAVAN, colour: 'accent', overlay: 10 }, '--ground:var(--surface-accent);--height:420px;--shade:75%'],
  [{ colour: 'sand', minHeight: 0 }, '--ground:var(--surface-sand);--height:0px;--shade:60%'],
  [{ colour: 'red;}*{', minHeight: '9;', overlay: 1e9 }, '--ground:var(--surface-ink);--height:420px;--shade:90%'],
])('%j has the background %s', async (fields, rule) => {
  const { css } = await show(fields);
  expect(/--ground:[^}]*/.exec(css.slice(css.indexOf('@layer blocks')))?.[0]).toBe(rule);
});

test('text over a picture is light, whatever the background colour; beside it the background decides', async () => {
  expect(await isDark({ picture: CARAVAN, colour: 'sand' })).toBe(true);
  expect(await isDark({ picture: CARAVAN, colour: 'sand', arrangement: 'start' })).toBe(false);
  expect(await isDark({ colour: 'sand' })).toBe(false);
  expect(await isDark({ colour: 'brand' })).toBe(true);
});

test('the button is the link; without one the title is', async () => {
  const link = { kind: 'address', address: '/plan/' };
  const linked = async (fields: object) => (await show({ link, ...fields })).main.querySelector('a')?.textContent;
  expect(await linked({ buttonLabel: 'Write to us' })).toBe('Write to us');
  expect(await linked({ buttonLabel: ' ' })).toBe('Come');
});
