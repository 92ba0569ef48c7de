// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { block, buildEditor, outline } from '../testing.ts';
import { chooseForm, clipboardForms } from './clipboardForms.ts';

const word = (id: string, fields = {}) => block('word', id, { text: id, ...fields });
const TOP = { parent: null, slot: '', index: 0 };

describe('copying and pasting', () => {
  it('inserts copies at the target, in one undo step', () => {
    const editor = buildEditor([word('a'), block('box', 'b', { blocks: [word('c'), word('d')] })]);
    const text = editor.copy(['d', 'a', 'gone']);
    expect(editor.paste(text, { parent: 'b', slot: 'blocks', index: 1 })).toEqual({ pasted: 2, left: [] });
    expect(outline(editor.getState().tree).replaceAll(/0{23}/g, '')).toBe('a b(c 1 2 d)');
    expect(editor.getState().announcement.text).toBe('Pasted 2 blocks, 2 of 4 in Box: c');
    editor.undo();
    expect(outline(editor.getState().tree)).toBe('a b(c d)');
  });

  it('pastes valid blocks, and lists those of unknown kinds as skipped', () => {
    const editor = buildEditor([word('a')]);
    const text = JSON.stringify({
      format: 'rihla-blocks',
      version: 1,
      origin: '',
      blocks: [word('x'), block('bad', 'y')],
    });
    expect(editor.paste(text, TOP)).toEqual({ pasted: 1, left: ['A block “bad”: this site has no such kind.'] });
    expect(editor.getState().announcement.text).toBe(
      'Pasted Word: x, 1 of 2 on the top level. Left behind: A block “bad”: this site has no such kind.',
    );
  });

  it('says why nothing can be pasted', () => {
    const editor = buildEditor([word('a')]);
    expect(editor.paste('A mail', TOP)).toEqual({
      pasted: 0,
      left: ['The clipboard holds no blocks: copy some in an editor of layouts first.'],
    });
    expect(editor.getState().announcement.text).toBe(
      'The clipboard holds no blocks: copy some in an editor of layouts first.',
    );
    expect(editor.paste(editor.copy(['a']), { ...TOP, parent: 'gone' })).toEqual({
      pasted: 0,
      left: ['This place is no longer there.'],
    });
    expect(editor.copy([])).toBe('');
    expect(editor.getState().past).toEqual([]);
  });
});

describe('pasting style', () => {
  it('sets the settings of the style tab that both kinds have', () => {
    const editor = buildEditor([word('a', { size: 'l' }), word('b'), block('box', 'c', { blocks: [] })]);
    expect(editor.pasteStyle(['b', 'c'], editor.copy(['a']))).toEqual({ pasted: 1, left: [] });
    expect(editor.getState().tree).toEqual([
      word('a', { size: 'l' }),
      word('b', { size: 'l' }),
      block('box', 'c', { blocks: [] }),
    ]);
    expect(editor.getState().past.map(({ name }) => name)).toEqual(['Pasted the style of Word: a to Word: b']);
    expect(editor.pasteStyle(['c'], editor.copy(['a']))).toEqual({
      pasted: 0,
      left: ['None of its style goes with what is selected.'],
    });
  });

  it('sets the default where the copied block has no value', () => {
    const editor = buildEditor([word('a'), word('b', { size: 'l' })]);
    editor.pasteStyle(['b'], editor.copy(['a']));
    expect(editor.getState().tree[1]).toEqual(word('b', { size: 'm' }));
  });
});

describe('the clipboard formats', () => {
  it('are readable in a mail', () => {
    const list = block('list', 'l', { items: [{ text: 'Boots' }, { text: 'Hat' }] });
    const editor = buildEditor([block('box', 'b', { blocks: [word('a', { text: 'From *snow* & <sand>' }), list] })]);
    const text = editor.copy(['b']);
    const forms = clipboardForms(text);
    expect(forms['text/plain']).toBe('From snow & <sand>\n\nBoots\n\nHat');
    const mail = new DOMParser().parseFromString(forms['text/html'], 'text/html');
    expect([...mail.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'From snow & <sand>',
      'Boots',
      'Hat',
    ]);
    expect(mail.querySelector('[data-rihla-blocks]')?.getAttribute('data-rihla-blocks')).toBe(text);
    expect(editor.paste(mail.body.innerHTML, TOP)).toEqual({ pasted: 1, left: [] });
  });

  it('are chosen by which contains blocks, by their text where a browser has dropped the rest', () => {
    const text = buildEditor([word('a', { text: 'Sea' })]).copy(['a']);
    const { 'text/html': html, 'text/plain': plain } = clipboardForms(text);
    expect(chooseForm({ html, plain }, '')).toBe(html);
    expect(chooseForm({ html: '', plain: text }, '')).toBe(text);
    expect(chooseForm({ html: '<p>Sea</p>', plain: 'Sea\r\n' }, text)).toBe(text);
    expect(chooseForm({ html: '<p>Sand</p>', plain: 'Sand' }, text)).toBe('Sand');
    expect(chooseForm({ html: '', plain: 'Sea' }, '')).toBe('Sea');
  });

  it('are empty when nothing was copied', () => {
    expect(clipboardForms('')).toEqual({ 'text/plain': '', 'text/html': '' });
  });
});
