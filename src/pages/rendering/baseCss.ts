import { siteModules } from '#site/modules';
import { hasSteps, styleOfSteps } from '../../render/styleSteps.ts';
import type { Theme } from '../../render/types.ts';
import { DEFAULT_LOCALE, directionOf, type LocaleCode } from '../../shared/locales.ts';
import { DEFAULT_THEME } from '../../shared/theme.ts';
import { findTypefaces } from '../../shared/typefaces.ts';
import arabic from '../../styles/arabic.css?inline';
import base from '../../styles/base.css?inline';
import { scriptOf } from '../../styles/fonts/families.ts';
import { arabicWithPair, tokensWithPair } from '../../styles/fonts/fontFaces.ts';
import { readOwnTypefaces } from '../../styles/fonts/own/ownFamily.ts';
import { pairWithOwn, stackWithOwn } from '../../styles/fonts/own/ownFontFaces.ts';
import layers from '../../styles/layers.css?inline';
import reset from '../../styles/reset.css?inline';
import rtl from '../../styles/rtl.css?inline';
import tokens from '../../styles/tokens.css?inline';

/** The minifier keeps spaces in custom properties; no token is a string that could contain them. */
const shortTokens = tokens.replaceAll(', ', ',');

/** The CSS that every page inlines first: layers, fonts, tokens, reset, base style, the theme's tokens, and the site's own style. */
export function baseCss(theme: Theme, fontFaces: string, locale: LocaleCode = DEFAULT_LOCALE): string {
  const typefaces = findTypefaces(theme.type?.typefaces);
  const own = readOwnTypefaces(theme.ownTypefaces);
  const ownArabic =
    scriptOf(locale) === 'arabic' ? arabicWithPair(arabic, pairWithOwn(typefaces.arabic, own, 'arabic')) : '';
  const script = (directionOf(locale) === 'rtl' ? rtl : '') + ownArabic;
  const ownTokens = tokensWithPair(shortTokens, pairWithOwn(typefaces, own, 'latin'), stackWithOwn(own));
  // Steps of style come after the widgets' own style, and before what single blocks ask for.
  const ownLayers = hasSteps(theme) ? layers.replace('blocks', 'looks,blocks') : layers;
  return [
    ownLayers,
    fontFaces,
    ownTokens,
    reset,
    base,
    script,
    themeCss(theme),
    styleOfSteps(theme),
    siteModules.style,
  ].join('');
}

/** The theme global as custom properties. An invalid value falls back to its default. */
function themeCss(theme: Theme): string {
  const colours = Object.entries(DEFAULT_THEME.colours).map(([name, fallback]) => {
    const value = theme.colours?.[name as keyof typeof DEFAULT_THEME.colours];
    return `--color-${name}:${value && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback}`;
  });
  const { type, shape } = DEFAULT_THEME;
  const numbers = [
    `--text-base:${number(theme.type?.baseSize, type.baseSize) / 16}rem`,
    `--text-scale:${number(theme.type?.scale, type.scale)}`,
    `--radius:${number(theme.shape?.radius, shape.radius)}px`,
    `--content-width:${number(theme.shape?.contentWidth, shape.contentWidth)}px`,
    `--text-width:${number(theme.shape?.textWidth, shape.textWidth)}ch`,
  ];
  return `@layer tokens{:root{${[...colours, ...numbers].join(';')}}}`;
}

function number(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
