import { describeWidget } from '#rihla/testing';
import { khettaraSeasonBlock } from './block.ts';
import { blockExamples } from './examples.ts';
import { widget } from './index.ts';

describeWidget(import.meta.dirname, { widget, block: khettaraSeasonBlock, examples: blockExamples });
