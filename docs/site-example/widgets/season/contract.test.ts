import { describeWidget } from '#rihla/testing';
import { seasonBlock } from './block.ts';
import { blockExamples } from './examples.ts';
import { widget } from './index.ts';

describeWidget(import.meta.dirname, { widget, block: seasonBlock, examples: blockExamples });
