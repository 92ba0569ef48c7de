import { describeWidget } from '../../../tests/support/widgets/describeWidget.tsx';
import { linkedSectionBlock } from './block.ts';
import { blockExamples } from './examples.ts';
import { widget } from './index.ts';

describeWidget(import.meta.dirname, { widget, block: linkedSectionBlock, examples: blockExamples });
