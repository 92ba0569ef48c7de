// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { tidyWordHtml } from './wordList.ts';

const item = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'>` +
  `<span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

/** Tags without attributes, and words. */
const read = (html: string) =>
  tidyWordHtml(html)
    ?.replaceAll(/<!--.*?-->|<\/?(?:o:p|span)[^>]*>|\n/g, '')
    .replaceAll(/<(\w+)[^>]*>/g, '<$1>');

test('makes lists of what Word copies, inside one another by their level, without signs and empty paragraphs', () => {
  const html = [
    '<p class=MsoNormal><b>We drive</b> over the pass.</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>',
    item(1, '·', 'Tea'),
    item(2, 'o', 'With mint'),
    item(1, '·', 'Lunch'),
    '<p class=MsoNormal>Then:</p>',
    item(1, '1.', 'First'),
    item(1, '2.', 'Second'),
    item(1, '·', 'Other'),
  ].join('');
  expect(read(html)).toBe(
    '<p><b>We drive</b> over the pass.</p><ul><li>Tea<ul><li>With mint</li></ul></li><li>Lunch</li></ul>' +
      '<p>Then:</p><ol><li>First</li><li>Second</li></ol><ul><li>Other</li></ul>',
  );
});

test('does not change other HTML', () => {
  expect(tidyWordHtml('<p>The word mso</p><ul><li>Tea</li></ul>')).toBeUndefined();
  expect(tidyWordHtml('')).toBeUndefined();
});
