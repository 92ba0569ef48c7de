import { expect, test } from 'vitest';
import { isWhite, whitePalette } from './whitePalette.ts';

test('white text has a light and a pale green', () => {
  expect(whitePalette('#fff')).toEqual({ name: '#d5f0d9', intro: '#D9EBC6' });
  for (const other of ['#000000', '', null, undefined]) expect(whitePalette(other)).toBeUndefined();
});

test.each([
  '#fff',
  '#FFFFFF',
  '#FfF',
  '#ffff',
  '#ffffffff',
  ' white ',
  'White',
  'rgb(255,255,255)',
  'rgb(255 255 255)',
  'RGB( 255 , 255 , 255 )',
  'rgb(100%, 100%, 100%)',
  'rgba(255,255,255,1)',
  'rgba(255, 255, 255, 1.0)',
  'rgb(255 255 255 / 100%)',
  'hsl(0, 0%, 100%)',
  'hsl(120deg 40% 100%)',
  'hsla(0,0%,100%,1)',
])('%j is white', (color) => expect(isWhite(color)).toBe(true));

test.each([
  '#fffffe',
  '#ffe',
  '#fff8',
  '#ffffff80',
  '#ff',
  '#fffff',
  'ffffff',
  'whitesmoke',
  'rgb(254,255,255)',
  'rgb(255,254,255)',
  'rgb(255,255,254)',
  'rgb(99%,100%,100%)',
  'rgba(255,255,255,.5)',
  'rgb(255 255 255 / 99%)',
  'rgb(255,255)',
  'rgb(255,255,255,1,1)',
  'rgb()',
  'hsl(0,0%,99%)',
  'hsla(0,0%,100%,0)',
  'transparent',
  'currentcolor',
  'red',
])('%j is not', (color) => expect(isWhite(color)).toBe(false));
