import { describeWidget } from '../../../tests/support/describeWidget.tsx';
import { cartLinkBlock } from './block.ts';
import { blockExamples } from './examples.ts';
import { widget } from './index.ts';

describeWidget(import.meta.dirname, { widget, block: cartLinkBlock, examples: blockExamples });
