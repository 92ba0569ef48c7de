import { describeWidget } from '../../../tests/support/widgets/describeWidget.tsx';
import { quoteBlock } from './block.ts';
import { blockExamples } from './examples.ts';
import { widget } from './index.ts';

describeWidget(import.meta.dirname, { widget, block: quoteBlock, examples: blockExamples });
