import { describeWidget } from '../../../tests/support/widgets/describeWidget.tsx';
import { listingBlock } from './block.ts';
import { blockExamples } from './examples.ts';
import { widget } from './index.ts';

describeWidget(import.meta.dirname, { widget, block: listingBlock, examples: blockExamples });
