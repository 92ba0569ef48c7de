import type { Field } from 'payload';
import { choice } from '../../../cms/fields/options.ts';
import { THEME_COLOURS } from '../background/backgroundFields.ts';
import { EDGE_HEIGHT, EDGE_SHAPES } from './edgeChoices.ts';

/** Fields of both edges, each with the colour of the neighbour. */
export const edgeFields: Field[] = [edge('Top', 'above'), edge('Bottom', 'below')];

function edge(side: 'Top' | 'Bottom', neighbour: string): Field {
  const name = `edge${side}`;
  const condition = (_: unknown, siblings: Record<string, unknown> | undefined) =>
    (siblings?.[name] ?? 'none') !== 'none';
  return {
    type: 'collapsible',
    label: `Edge ${neighbour}`,
    admin: { initCollapsed: true },
    fields: [
      choice(name, EDGE_SHAPES, { label: 'Shape', defaultValue: 'none' }),
      {
        type: 'row',
        fields: [
          choice(`${name}Colour`, THEME_COLOURS, {
            label: `Colour of what is ${neighbour}`,
            defaultValue: 'paper',
            admin: { width: '50%', condition },
          }),
          {
            name: `${name}Height`,
            type: 'number',
            label: 'Height, px',
            ...EDGE_HEIGHT,
            admin: { width: '50%', condition },
          },
        ],
      },
      {
        name: `${name}Flip`,
        type: 'checkbox',
        label: 'The other way round',
        defaultValue: false,
        admin: { condition },
      },
    ],
  };
}
