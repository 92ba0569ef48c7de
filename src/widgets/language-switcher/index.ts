import type { Alternate } from '../../content/documentTypes.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import css from './language-switcher.css?inline';
import { languageLinks } from './languageLinks.ts';

export const widget = defineWidget<'language-switcher', readonly Alternate[]>({
  name: 'language-switcher',
  css,
  load: (_block, { content }) => content.listFronts(),
  findGap: (_block, fronts, { view }) =>
    languageLinks(view, fronts ?? []).length < 2
      ? msg(
          'This page has one language. Choose others in the settings of languages, and translate the page or the front page.',
        )
      : undefined,
  Component: LanguageSwitcher,
});
