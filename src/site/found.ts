import { site } from '#site';
import { siteEffects } from '#site/effects';
import type { Widget } from '../render/blocks/defineWidget.ts';
import type { Example } from '../render/samples/example.ts';
import { checkLists } from './checkLists.ts';
import type { SiteDemo } from './demo.ts';
import type { SiteModules } from './siteModules.ts';

const widgets = import.meta.glob<{ widget?: Widget }>('/site/widgets/*/index.ts', { eager: true });
const examples = import.meta.glob<Readonly<Record<string, Example>>>('/site/{widgets,effects}/*/examples.ts', {
  eager: true,
  import: 'blockExamples',
});
const styles = import.meta.glob<string>('/site/style.css', { eager: true, import: 'default', query: '?inline' });
const demos = import.meta.glob<SiteDemo>('/site/demo.ts', { eager: true, import: 'demo' });

/**
 * Site code that is found by its folder in `site/`.
 * @throws at import, when a folder declares no widget or one of another name, or `site/site.ts` and the folders do not agree
 */
export const siteModules: SiteModules = {
  demo: demos['/site/demo.ts'],
  examples: Object.fromEntries(
    Object.entries(examples).map(([path, found]) => [path.split('/').slice(2, 4).join('/'), found]),
  ),
  style: styles['/site/style.css'] ?? '',
  widgets: Object.entries(widgets).map(([path, { widget }]) => {
    const folder = path.split('/')[3];
    if (widget?.name === folder && widget) return widget;
    throw new Error(`site/widgets/${folder}/index.ts must export a widget that is called “${folder}”.`);
  }),
};

checkLists(
  'widgets',
  siteModules.widgets,
  (site?.blocks ?? []).map(({ slug }) => ({ name: slug })),
);
checkLists('effects', siteEffects, site?.effects ?? []);
