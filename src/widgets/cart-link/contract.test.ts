import { vi } from 'vitest';
import { describeWidget } from '../../../tests/support/describeWidget.tsx';
import { cartLinkBlock } from './block.ts';
import { blockExamples } from './examples.ts';
import { widget } from './index.ts';

// As it is where the cart is switched on.
vi.mock('../../shared/panels/panelKinds.ts', async (original) => {
  const real = await original<typeof import('../../shared/panels/panelKinds.ts')>();
  return { ...real, PANEL_KINDS: { ...real.PANEL_KINDS, cart: true } };
});

describeWidget(import.meta.dirname, { widget, block: cartLinkBlock, examples: blockExamples });
