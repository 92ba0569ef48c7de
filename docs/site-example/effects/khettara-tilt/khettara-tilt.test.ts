import { expect, test } from 'vitest';
import { renderBlocks } from '#rihla/testing';
import { blockExamples } from './examples.ts';

const heading = (tilt: unknown) => ({ blockType: 'heading', text: 'Dunes', advanced: { khettaraTilt: tilt } });

test('a block that leans brings its style, and no other page does', async () => {
  for (const { block } of Object.values(blockExamples)) {
    const { html, problems } = await renderBlocks([block]);
    expect(problems).toEqual([]);
    expect(html).toContain(`r-khettara-tilt--${block.advanced.khettaraTilt}`);
    expect(html).toContain('.r-khettara-tilt--left');
  }
  expect((await renderBlocks([heading(undefined)])).html).not.toContain('r-khettara-tilt');
});

test.each([null, 7, [], ['left'], 'left;color:red'])('a stored %j does not lean', async (tilt) => {
  expect((await renderBlocks([heading(tilt)])).html).not.toContain('r-khettara-tilt');
});
