import { STYLE_NAMES, type StyleChoice } from '../shared/styleSteps.ts';
import { darkStyle } from './darkStyle.ts';
import type { Theme } from './types.ts';

/** CSS of a step by the part of a page's style that it follows, as `StyleSheet.use` names it; `page` goes to every page. */
type StepCss = Readonly<Record<string, string>>;

const SOFT = '0 .5rem 1.75rem -.75rem #00000042';
const DEEP = '0 1.25rem 2.75rem -1rem #0000006b';
/** Buttons by the part of a page's style that draws them: those that are filled, and others. */
const FILLED_BUTTONS = {
  button: '.r-button--solid',
  'call-to-action': '.r-cta__button',
  account: '.r-account__button',
  subscribe: '.r-subscribe__button',
  'mini-cart': '.r-cart-panel__main',
};
const SHAPED_BUTTONS = {
  ...FILLED_BUTTONS,
  button: '.r-button:not(.r-button--text)',
  consent: '.r-consent__answer',
  'chat-button': '.r-chat-button',
  'form/choices': '.r-choices--chips .r-choice',
  'form/file': '.r-field__file::file-selector-button',
  stepper: '.r-stepper button',
  'purchase-summary': '.r-summary__papers a',
  // What all filters have: one rule is shorter than one for each.
  filter:
    ':is(.r-filter-panel__label,.r-filter-panel__foot>a,.r-listing-map__label,.r-taxonomy-filter--chips .r-taxonomy-filter__term)',
  'filter-summary': '.r-filter-summary__chip',
};
/** Menus to choose from, beside those of forms. */
const MENUS = { filter: '.r-filter__select', 'tour-finder': '.r-tour-finder select' };
const CARD_PICTURES = { posts: '.r-card__picture', listing: '.r-listing__picture' };
/** What lies on the page beside cards. */
const BOXES = {
  'price-table': '.r-plan',
  'purchase-summary': '.r-summary',
  'tour-facts': '.r-tour-facts--card',
  'author-box': '.r-author-box--boxed',
  'icon-box': ':is(.r-icon-box--framed,.r-icon-box--filled)',
};

/** Declarations of `r-dark`, in its words: a page that has both is compressed to one. */
const LIGHT_ON_DARK =
  '--color-ink:var(--surface-paper);--color-ink-soft:color-mix(in oklab, var(--surface-paper) 82%, transparent);--color-line:color-mix(in oklab, var(--surface-paper) 26%, transparent);--color-accent:var(--surface-saffron);--color-brand:var(--surface-saffron);--color-paper:var(--surface-ink);color:var(--color-ink)';

/**
 * The style of each step that is not the default. It comes in a layer after the widgets' own, and before what single blocks ask for. A colour is one
 * that inverts on dark bands, so that each step holds on them too.
 */
const STEPS: Record<StyleChoice, Readonly<Record<string, StepCss>>> = {
  spaces: {
    compact: spaces([1.375, [1.5, 1, 2, 2.5], [2.25, 1.2, 3.8, 4], [3, 1.6, 5, 5.75], [3.75, 1.6, 8, 8]]),
    airy: spaces([2.125, [2.375, 1.3, 3.3, 4], [3.5, 1.8, 6.4, 7], [4.75, 2.4, 9, 10], [6, 2.4, 14, 14]]),
  },
  shadows: { soft: shadows(SOFT), deep: shadows(DEEP) },
  buttons: {
    rounded: each(SHAPED_BUTTONS, (button) => `${button}{border-radius:min(var(--radius),1.5rem)}`),
    square: each(SHAPED_BUTTONS, (button) => `${button}{border-radius:0}`),
  },
  fill: {
    brand: each(FILLED_BUTTONS, (button) => `${button}:not(:hover){${filled('brand')}}`),
    // Below the pointer they have the colour that others have at rest.
    accent: each(FILLED_BUTTONS, (button) => `${button}{${filled('accent')}}${button}:hover{${filled('ink')}}`),
  },
  links: {
    thick: { 'rich-text': '.r-rich-text a{text-decoration-thickness:2px;text-underline-offset:.25em}' },
    coloured: {
      'rich-text':
        '.r-rich-text :not(.r-rich-text__widget *)>a:not(:hover){color:var(--color-brand);text-decoration-color:currentcolor}',
    },
  },
  fields: {
    boxed: { 'form/field': fields('') },
    filled: {
      'form/field': fields('background:color-mix(in oklab,currentcolor 5%,transparent)'),
      // Menus have an edge in every look.
      ...each(MENUS, (menu) => `${menu}{background-color:color-mix(in oklab,currentcolor 5%,transparent)}`),
    },
  },
  cards: {
    framed: cards('border:1px solid var(--color-line)'),
    raised: {
      ...cards(`background:var(--color-paper);box-shadow:${SOFT}`),
      // What scrolls sideways cuts off shadows.
      carousel: '.r-carousel__view{margin-block-end:-20px;padding-block-end:20px}',
      'phone-row': '.r-tour-related .r-posts__list{padding-block-end:20px}',
    },
    filled: cards('background:color-mix(in oklab,currentcolor 5%,transparent)'),
  },
  arches: {
    capsule: arches('50vw'),
    leaf: arches('var(--radius) clamp(4rem,22vw,13rem)'),
    corner: arches('var(--radius) clamp(4rem,22vw,13rem) var(--radius) var(--radius)'),
    straight: arches('var(--radius)'),
  },
  header: {
    ink: { page: `.r-header{${LIGHT_ON_DARK}}` },
    brand: {
      page: `.r-header{${LIGHT_ON_DARK};--surface-ink:var(--surface-brand);--surface-saffron:var(--surface-paper)}`,
    },
  },
  footer: {
    brand: { page: '.r-footer{--surface-ink:var(--surface-brand);--surface-saffron:var(--surface-paper)}' },
    sand: footer('var(--color-sand)', 'var(--color-ink)', 'var(--color-accent)'),
    paper: footer(
      'var(--color-paper)',
      'var(--color-ink)',
      'var(--color-accent);border-block-start:1px solid var(--color-line)',
    ),
  },
  // It depends on the theme's colours.
  dark: { auto: {} },
};

/** The style of the steps that a theme has chosen for a part of a page's style, or for every page; empty without a choice. */
export function styleOfSteps({ colours, style }: Pick<Theme, 'colours' | 'style'>, part = 'page'): string {
  const dark = style?.dark === 'auto' ? darkStyle({ colours }, part) : '';
  const steps = STYLE_NAMES.flatMap((name) => {
    // A card with an edge has the shadow itself: its picture lies in it.
    if (name === 'shadows' && Object.hasOwn(CARD_PICTURES, part) && cardsHaveEdges(style)) return [];
    return STEPS[name][style?.[name] ?? '']?.[part] ?? [];
  }).join('');
  const css = (style?.shadows === 'deep' ? steps.replace(SOFT, DEEP) : steps) + dark;
  return css && `@layer looks{${css}}`;
}

function cardsHaveEdges(style: Theme['style']): boolean {
  return Boolean(STEPS.cards[style?.cards ?? '']);
}

/** Whether a theme has chosen a step that is not the default. */
export function hasSteps({ style }: Pick<Theme, 'style'>): boolean {
  return STYLE_NAMES.some((name) => STEPS[name][style?.[name] ?? '']);
}

/** Steps 5 to 9 of the scale of spaces, in rem: the fifth, then least, base, share of the window's width in vw, and most. */
function spaces([fifth, ...others]: readonly [number, ...(readonly [number, number, number, number])[]]): StepCss {
  const fluid = others.map(
    ([least, base, share, most], index) => `--space-${index + 6}:clamp(${least}rem,${base}rem + ${share}vw,${most}rem)`,
  );
  return { page: `:root{${[`--space-5:${fifth}rem`, ...fluid].join(';')}}` };
}

/** One rule for each part. */
function each(selectors: Readonly<Record<string, string>>, rule: (selector: string) => string): StepCss {
  return Object.fromEntries(Object.entries(selectors).map(([part, selector]) => [part, rule(selector)]));
}

function filled(colour: string): string {
  return `border-color:var(--color-${colour});background:var(--color-${colour})`;
}

function shadows(shadow: string): StepCss {
  const rule = (selector: string): string => `${selector}{box-shadow:${shadow}}`;
  // On paper a shadow is a grey edge on two sides.
  return { ...each(BOXES, (box) => `@media screen{${rule(box)}}`), ...each(CARD_PICTURES, rule) };
}

/** Cards with an edge or a ground, which their picture reaches. */
function cards(edge: string): StepCss {
  const rules = (card: string, block: string, picture: string): string =>
    `${card}{border-radius:calc(var(--radius)*1.5);${edge}}${block}__picture{${picture}}${block}__text{margin:0;padding:var(--space-4)}`;
  // Lower cards of a listing on a phone are clipped a little outside of their edge (`listing.css`): their picture has its own corners.
  const ownCorners = 'border-radius:calc(var(--radius)*1.5) calc(var(--radius)*1.5)0 0';
  const plain = 'border-width:1px 0 0;border-radius:0;background:none;box-shadow:none';
  return {
    posts: rules('.r-card', '.r-card', 'border-radius:0').replace('{', '{overflow:clip;'),
    listing: rules('.r-listing__card', '.r-listing', ownCorners),
    // Rows of a list stay rows.
    'posts/list': `.r-posts__list--list>.r-card{${plain}}.r-posts__list--list .r-card__text{padding:0}`,
    'listing/list': `.r-listing__cards--list>.r-listing__card{${plain}}.r-listing__cards--list .r-listing__text{padding:0}`,
  };
}

/** Pictures in an arch have other corners, without the thin line inside, which follows the arch. */
function arches(corners: string): StepCss {
  const rule = `{border-radius:${corners}}`;
  return {
    'image/arch': `.r-image--arch img${rule}.r-image--arch .r-image__frame:after{content:none}`,
    'image-box': `.r-image-box--arch .r-image-box__picture${rule}`,
    'price-list/pictures': `.r-price-list--arch img${rule}`,
    'icon-box/sign': `.r-icon-box__sign--arch${rule}`,
  };
}

/** Fields with an edge on all sides: its colour is that of the line below others, at rest, at fault and below the pointer. */
function fields(ground: string): string {
  return `.r-field__control{margin-block-start:var(--space-2);padding-inline:.9rem 2rem;border-width:1px;border-radius:min(var(--radius),1.5rem);${ground}}.r-field__select:after{inset-inline-end:.9rem}`;
}

/** The footer's dark band in another colour: whatever lies on it follows the surfaces. */
function footer(ground: string, ink: string, mark: string): StepCss {
  return { page: `.r-footer{--surface-ink:${ground};--surface-paper:${ink};--surface-saffron:${mark}}` };
}
