import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { leadsTo } from '../../cms/fields/documentLink.ts';
import { slotField } from '../../cms/fields/layout.ts';
import { choice } from '../../cms/fields/options.ts';
import { PANEL_SWITCHES, panelField } from '../../cms/fields/panel.ts';
import { validatePanelName } from './validatePanelName.ts';

/** A panel with any blocks in it, which a link or its own button opens above the page. */
export const offCanvasBlock = defineBlock(
  {
    slug: 'off-canvas',
    interfaceName: 'OffCanvasBlock',
    labels: { singular: 'Panel', plural: 'Panels' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'title', type: 'text', label: 'Title', localized: true, required: true, admin: { width: '50%' } },
          {
            name: 'name',
            type: 'text',
            label: 'Name',
            required: true,
            validate: validatePanelName,
            admin: { width: '50%', description: 'By which links open it, such as packing-list. No visitor sees it.' },
          },
        ],
      },
      {
        name: 'page',
        type: 'relationship',
        label: 'Page that does the same job',
        ...leadsTo('anything'),
        admin: {
          description:
            'Where the panel’s button leads when a browser runs no script. Without such a page the content then stands in its place on this one.',
        },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'triggerLabel',
            type: 'text',
            label: 'Its button says',
            localized: true,
            admin: { width: '50%', description: 'Empty when only other links open it.' },
          },
          choice(
            'triggerLook',
            { solid: 'Solid', outline: 'Outline', text: 'Text with a line' },
            { label: 'Look of its button', defaultValue: 'solid', admin: { width: '50%' } },
          ),
        ],
      },
      {
        type: 'collapsible',
        label: 'Side, size and how it closes',
        admin: { initCollapsed: true },
        fields: [panelField({ sides: ['left', 'top', 'bottom', 'right'], switches: PANEL_SWITCHES })],
      },
      slotField(),
    ],
  },
  { isPanel: true },
);
