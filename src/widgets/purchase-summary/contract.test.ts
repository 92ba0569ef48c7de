import { vi } from 'vitest';
import { describeWidget } from '../../../tests/support/widgets/describeWidget.tsx';
import { purchaseSummaryBlock } from './block.ts';
import { blockExamples } from './examples.ts';
import { widget } from './index.ts';

// With keys for all payment providers.
vi.mock('../../parts/shop/paymentFlow/methods.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../tests/support/providers/allMethods.ts')),
}));

describeWidget(import.meta.dirname, { widget, block: purchaseSummaryBlock, examples: blockExamples });
