import { siteModules } from '#site/modules';
import type { Example } from '../../render/samples/example.ts';
import type { AnyBlock } from '../../render/types.ts';
import { block, container, text } from '../blocks.ts';
import { type SampleIds, storeSample } from './storeSample.ts';

const modules = import.meta.glob<Readonly<Record<string, Example>>>('../../{widgets,effects}/*/examples.ts', {
  eager: true,
  import: 'blockExamples',
});

/**
 * Examples of a widget or an effect, with names.
 * @param folder such as `widgets/button`
 */
export function examplesIn(folder: string): [string, Example][] {
  return Object.entries(modules[`../../${folder}/examples.ts`] ?? siteModules.examples[folder] ?? {});
}

/** A section of a page: title and content. */
export function section(title: string, patterns: readonly AnyBlock[]): AnyBlock {
  return container(
    { gap: '6', lines: 'block', tag: 'section', width: 'full', advanced: { paddingStart: '6', paddingEnd: '6' } },
    [block('heading', { text: title, level: 'h2', size: 'xl' }), ...patterns],
  );
}

/** An example with its caption. */
export function pattern(name: string, example: Example, ids: SampleIds): AnyBlock {
  return container({ gap: '3', width: 'full', advanced: { paddingEnd: '5' } }, [
    block('rich-text', { content: text(captionOf(name)) }),
    storeSample(example.block, ids),
  ]);
}

/** The name of an example as a sentence. */
export function captionOf(name: string): string {
  return `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}.`;
}
