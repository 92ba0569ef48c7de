import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeXmlText } from './xmlText.ts';

const NAMES = [
  { name: 'Sahara Club', translation: 'Sahara Club' },
  { name: 'Marrakesh', translation: 'Marrakech' },
];

test('pairs of tags are elements, other codes empty ones, and names are kept', () => {
  const { characters, xml } = writeXmlText('From <em>Marrakesh</em><br>for {price} & more', true, NAMES);
  expect(xml).toBe('From <g id="1"><k id="0">Marrakesh</k></g><x id="5"/>for <x id="7"/> &#38; more');
  expect(characters).toBe('From Marrakeshfor  & more'.length);
});

test('stars around emphasis are a pair, too', () => {
  const { read, xml } = writeXmlText('Red *dunes*, 5* hotels', false, []);
  expect(xml).toBe('Red <g id="1">dunes</g>, 5<x id="5"/> hotels');
  expect(read('<g id="1">Dunes</g> rouges, 5<x id="5"/>')).toBe('*Dunes* rouges, 5*');
});

test('what is read has its codes where the machine put them, and names as the settings say', () => {
  const { read } = writeXmlText('From <em>Marrakesh</em> for {price}', true, NAMES);
  expect(read('Pour <x id="5"/> de <g id="1"><k id="0">Marrakesh</k></g>')).toBe('Pour {price} de <em>Marrakech</em>');
});

test.each([
  ['lost', 'Pour de <g id="1">Marrakech</g>'],
  ['repeated', '<x id="5"/><x id="5"/><g id="1">Marrakech</g>'],
  ['unknown', '<x id="5"/><g id="1">Marrakech</g><x id="9"/>'],
  ['of another kind', '<x id="5"/><g id="1">Marrakech</g><b>!</b>'],
])('a text with a code that is %s is none', (_, answer) => {
  expect(writeXmlText('From <em>Marrakesh</em> for {price}', true, NAMES).read(answer)).toBeUndefined();
});

test('names are whole words, and longer ones go before those that they hold', () => {
  const names = [
    { name: 'Sahara Club', translation: 'A' },
    { name: 'Sahara', translation: 'B' },
  ];
  const { read, xml } = writeXmlText('Saharan Sahara Club in the Sahara', false, names);
  expect(read(xml)).toBe('Saharan A in the B');
});

test.each([
  ['{price} · 12', false],
  ['Marrakesh', false],
  ['Marrakesh by bus', true],
])('%s has words to translate: %s', (text, hasWords) => {
  expect(writeXmlText(text, true, NAMES).hasWords).toBe(hasWords);
});

test('any text comes back as it was from a machine that changes nothing', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom(
      '<em>',
      '</em>',
      '<a href="/x?a=1&b=2">',
      '</a>',
      '<br>',
      '<br/>',
      '*',
      '*a*',
      '{name}',
      '\n',
      '\r\n',
      '&amp;',
      '<',
      '>',
      'الكثبان',
      'Sahara Club',
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), fc.boolean(), (parts, isMarkup) => {
      // Blank texts are not translated.
      const text = `a${parts.join('')}`;
      const { read, xml } = writeXmlText(text, isMarkup, [{ name: 'Sahara Club', translation: 'Sahara Club' }]);
      expect(read(xml)).toBe(text);
    }),
  );
});
