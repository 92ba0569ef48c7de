import { describe, expect, it } from 'vitest';
import { blockSummary } from './blockSummary.ts';

describe('blockSummary', () => {
  it('quotes the text of a block', () => {
    expect(blockSummary({ blockType: 'heading', text: 'Morocco, from *the snow*' })).toBe('Morocco, from the snow');
    expect(blockSummary({ blockType: 'button', label: 'See the journeys' })).toBe('See the journeys');
  });

  it('quotes rich text', () => {
    const content = { root: { children: [{ children: [{ text: 'We leave' }, { text: 'at ten.' }] }] } };
    expect(blockSummary({ blockType: 'rich-text', content })).toBe('We leave at ten.');
  });

  it('takes the first words inside a container', () => {
    const blocks = [
      { blockType: 'spacer' },
      { blockType: 'container', blocks: [{ blockType: 'heading', text: 'Our name' }] },
    ];
    expect(blockSummary({ blockType: 'container', blocks })).toBe('Our name');
  });

  it('cuts long text and tolerates invalid blocks', () => {
    expect(blockSummary({ text: 'a'.repeat(200) })).toBe(`${'a'.repeat(70)}…`);
    for (const value of [null, undefined, 3, 'x', [], { blocks: 'no', content: 7 }])
      expect(blockSummary(value)).toBe('');
  });
});
