import { vi } from 'vitest';
import { describeWidget } from '../../../tests/support/describeWidget.tsx';
import { loginLinkBlock } from './block.ts';
import { blockExamples } from './examples.ts';
import { widget } from './index.ts';

// As it is where accounts are switched on.
vi.mock('../../shared/panels/panelKinds.ts', async (original) => {
  const real = await original<typeof import('../../shared/panels/panelKinds.ts')>();
  return { ...real, PANEL_KINDS: { ...real.PANEL_KINDS, account: true } };
});

describeWidget(import.meta.dirname, { widget, block: loginLinkBlock, examples: blockExamples });
