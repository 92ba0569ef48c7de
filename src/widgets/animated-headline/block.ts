import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { STROKES, WORD_SECONDS } from './headlineChoices.ts';

const isKind = (kind: string) => (_: unknown, siblings: { kind?: string | null } | undefined) =>
  (siblings?.kind ?? 'stroke') === kind;

/** Animated headline: some words rotate, or a stroke is drawn at them. */
export const animatedHeadlineBlock = defineBlock(
  {
    slug: 'animated-headline',
    interfaceName: 'AnimatedHeadlineBlock',
    labels: { singular: 'Animated headline', plural: 'Animated headlines' },
    fields: [
      choice(
        'kind',
        { stroke: 'A stroke is drawn at some words', rotate: 'Some words take turns' },
        {
          label: 'What moves',
          defaultValue: 'stroke',
          admin: {
            description:
              'Nothing does for visitors who asked for less motion. Words that take turns get a button to stop them.',
          },
        },
      ),
      { name: 'before', type: 'text', label: 'Before them', localized: true },
      {
        name: 'highlighted',
        type: 'text',
        label: 'These words',
        localized: true,
        admin: { condition: isKind('stroke') },
      },
      {
        name: 'words',
        type: 'array',
        label: 'Words that take turns',
        labels: { singular: 'turn', plural: 'turns' },
        maxRows: 8,
        fields: [{ name: 'text', type: 'text', label: 'Words', localized: true, required: true }],
        admin: { condition: isKind('rotate') },
      },
      { name: 'after', type: 'text', label: 'After them', localized: true },
      choice(
        'level',
        { h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4', p: 'Plain text' },
        { label: 'Level', defaultValue: 'h2', required: true },
      ),
      {
        name: 'seconds',
        type: 'number',
        label: 'Each turn, seconds',
        ...WORD_SECONDS,
        admin: { condition: isKind('rotate') },
      },
    ],
    style: [
      choice('stroke', STROKES, { label: 'Stroke', defaultValue: 'underline', admin: { condition: isKind('stroke') } }),
      choice('size', { display: 'Display', xl: 'Very large', l: 'Large' }, { label: 'Size', defaultValue: 'xl' }),
      choice('align', { start: 'Start', center: 'Centre' }, { label: 'Alignment', defaultValue: 'start' }),
    ],
  },
  {
    group: 'Text',
    icon: 'sparkles',
    words: 'typing rotating title effect titre animé عنوان متحرك',
    starter: { before: 'A journey that', highlighted: 'stays with you' },
  },
);
