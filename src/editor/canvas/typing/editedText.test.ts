// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeRuns, parseEmphasis, writeEmphasis } from '../../../shared/text/emphasis.ts';
import { lengthOf, offsetOf, placeCaret, readRuns, showRuns, showsRuns } from './editedText.ts';

function show(text: string): HTMLElement {
  const element = document.createElement('h2');
  document.body.replaceChildren(element);
  showRuns(element, parseEmphasis(text));
  return element;
}

const caretIn = (element: Element) => {
  const { anchorNode, anchorOffset } = document.getSelection() as Selection;
  return offsetOf(element, anchorNode as Node, anchorOffset);
};

test('emphasis is shown as markup, without asterisks', () => {
  expect(show('From *the snow* to').innerHTML).toBe('From <em>the snow</em> to');
});

test('any shown text is read back unchanged, and the caret is restored', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', ' ', '*', '\n', 'é', '<') });
  fc.assert(
    fc.property(texts, fc.nat(12), (text, position) => {
      const element = show(text);
      // Two emphasized words without anything between them are one.
      expect(writeEmphasis(readRuns(element))).toBe(writeEmphasis(normalizeRuns(parseEmphasis(text))));
      expect(showsRuns(element, parseEmphasis(text))).toBe(true);
      const offset = Math.min(position, lengthOf(element));
      placeCaret(element, { offset });
      expect(caretIn(element)).toBe(offset);
    }),
  );
});

test('between two runs the caret is in the requested one', () => {
  const element = show('*the snow* to');
  const nodeAt = (isEmphasized?: boolean) => {
    placeCaret(element, { offset: 8, isEmphasized });
    return document.getSelection()?.anchorNode?.parentNode?.nodeName;
  };
  expect([nodeAt(), nodeAt(true), nodeAt(false)]).toEqual(['EM', 'EM', 'H2']);
});

test('line breaks inserted by a browser are read, except the filler of the last line', () => {
  const element = show('');
  element.innerHTML = 'Tea<br>Salt<br>';
  expect(readRuns(element)).toEqual([{ text: 'Tea\nSalt', isEmphasized: false }]);
  element.innerHTML = '<br>';
  expect(readRuns(element)).toEqual([]);
});
