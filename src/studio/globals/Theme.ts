import type { Field, GlobalConfig } from 'payload';
import { isEditor, isWriter } from '../../cms/access/roles.ts';
import { colourField } from '../../cms/fields/colour.ts';
import { previewUrl } from '../../cms/fields/livePreview.ts';
import { shareBoxField } from '../../cms/fields/seo/shareBox.ts';
import { globalChanged } from '../../cms/hooks/contentVersion.ts';
import { sweepFonts } from '../../cms/typefaces/fontFiles.ts';
import { TOKEN_BOUNDS } from '../../shared/looks/lookFile.ts';
import { t } from '../../shared/studioWords/t.ts';
import { STYLE_CHOICES, STYLE_NAMES } from '../../shared/styleSteps.ts';
import { DEFAULT_THEME } from '../../shared/theme.ts';
import { TYPEFACES } from '../../shared/typefaces.ts';
import { isSoundOwn } from '../../styles/fonts/own/ownFamily.ts';

const COLOUR_LABELS = {
  paper: 'Page',
  sand: 'Quiet surface',
  ink: 'Text and dark surface',
  brand: 'Brand',
  accent: 'Accent',
  saffron: 'Highlight',
};

const typefacesField: Field = {
  name: 'typefaces',
  type: 'select',
  label: 'Typefaces',
  defaultValue: DEFAULT_THEME.type.typefaces,
  options: TYPEFACES.map(({ id, label }) => ({ label, value: id })),
  admin: { width: '33%', isClearable: false },
};

/** Facts of the cut files of own typefaces by role; the files are in the key-value store. */
const ownTypefacesField: Field = {
  name: 'ownTypefaces',
  type: 'json',
  label: 'Own typefaces',
  validate: (value: unknown) =>
    isSoundOwn(value) || t('These typefaces are not as they were cut. Choose their files again.'),
  admin: { components: { Field: '/src/studio/look/OwnTypefacesField.tsx#OwnTypefacesField' } },
};

/** Global: the design tokens (colours, typefaces, type sizes, radii, widths and named steps of style), and the share box. */
export const Theme: GlobalConfig = {
  slug: 'theme',
  label: 'Theme',
  access: { read: isWriter, update: isEditor },
  admin: { group: 'Look', livePreview: { url: previewUrl('global', 'theme') } },
  custom: { words: 'colors palette fonts design brand logo look favicon icon' },
  hooks: { afterChange: [globalChanged, sweepFonts] },
  fields: [
    { name: 'look', type: 'ui', admin: { components: { Field: '/src/studio/look/LookField.tsx#LookField' } } },
    { name: 'colours', type: 'group', label: 'Colours', fields: [{ type: 'row', fields: colourFields() }] },
    {
      name: 'type',
      type: 'group',
      label: 'Type',
      fields: [
        {
          type: 'row',
          fields: [
            typefacesField,
            numberField('baseSize', 'Text, px', DEFAULT_THEME.type.baseSize, TOKEN_BOUNDS.baseSize),
            numberField('scale', 'Step between sizes', DEFAULT_THEME.type.scale, TOKEN_BOUNDS.scale),
          ],
        },
      ],
    },
    ownTypefacesField,
    {
      name: 'shape',
      type: 'group',
      label: 'Shape',
      fields: [
        {
          type: 'row',
          fields: [
            numberField('radius', 'Corners, px', DEFAULT_THEME.shape.radius, TOKEN_BOUNDS.radius),
            numberField('contentWidth', 'Boxed width, px', DEFAULT_THEME.shape.contentWidth, TOKEN_BOUNDS.contentWidth),
            numberField('textWidth', 'Text width, characters', DEFAULT_THEME.shape.textWidth, TOKEN_BOUNDS.textWidth),
          ],
        },
      ],
    },
    { name: 'style', type: 'group', label: 'Style', fields: [{ type: 'row', fields: styleFields() }] },
    shareBoxField,
  ],
};

function colourFields(): Field[] {
  return Object.entries(COLOUR_LABELS).map(([name, label]) =>
    colourField({ name, label, defaultValue: DEFAULT_THEME.colours[name as keyof typeof DEFAULT_THEME.colours] }),
  );
}

function styleFields(): Field[] {
  return STYLE_NAMES.map((name) => ({
    name,
    type: 'select',
    label: STYLE_CHOICES[name].label,
    defaultValue: DEFAULT_THEME.style[name],
    options: STYLE_CHOICES[name].steps.map(({ id, label }) => ({ label, value: id })),
    admin: { width: '33%', isClearable: false },
  }));
}

function numberField(name: string, label: string, defaultValue: number, [min, max]: readonly [number, number]): Field {
  return {
    name,
    type: 'number',
    label,
    defaultValue,
    min,
    max,
    admin: { width: '33%', step: Number.isInteger(defaultValue) ? 1 : 0.01 },
  };
}
