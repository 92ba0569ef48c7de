import type { Menu } from '../render/types.ts';

/** A document as a polymorphic relationship stores it. */
export interface DocumentRef {
  relationTo: 'pages' | 'posts' | 'tours' | 'categories' | 'tags';
  value: number;
}

type Entry = NonNullable<Menu['items']>[number];

/**
 * The demo's menus.
 * @param refs documents by path, terms by the path of their archive
 */
export function demoMenus(refs: ReadonlyMap<string, DocumentRef>): { title: string; items: Entry[] }[] {
  const entry = (label: string, path: string, children?: Entry['children']): Entry => {
    const document = refs.get(path);
    return {
      label,
      ...(document ? { kind: 'document', document } : { kind: 'address', address: path }),
      ...(children ? { children } : {}),
    } as Entry;
  };
  const journeys = [
    entry('From snow to sand', '/tours/from-snow-to-sand/'),
    entry('The road of kasbahs', '/tours/the-road-of-kasbahs/'),
    entry('Three nights in the dunes', '/tours/three-nights-in-the-dunes/'),
    entry('The blue town and the Rif', '/tours/the-blue-town-and-the-rif/'),
    entry('The Atlantic by slow road', '/tours/the-atlantic-by-slow-road/'),
  ];
  return [
    {
      title: 'Main menu',
      items: [
        {
          label: 'Journeys',
          kind: 'address',
          address: '/tours/',
          children: [...journeys, entry('All journeys', '/tours/')],
        } as Entry,
        entry('Field notes', '/articles/'),
        entry('Practical', '/practical-information/'),
        entry('About', '/about/'),
      ],
    },
    { title: 'Journeys', items: [...journeys, entry('Find yours', '/tours/')] },
    {
      title: 'Good to know',
      items: [
        entry('When to go', '/field-notes/when-to-go/'),
        entry('What to pack', '/field-notes/what-to-pack/'),
        entry('Practical information', '/practical-information/'),
      ],
    },
    {
      title: 'Contact and account',
      items: [
        entry('Contact', '/contact/'),
        entry('Your journeys', '/your-journeys/'),
        entry('+212 524 000 142', 'tel:+212524000142'),
      ],
    },
    {
      title: 'Khettara',
      items: [
        entry('About us', '/about/'),
        entry('Contact', '/contact/'),
        entry('Your journeys', '/your-journeys/'),
        entry('Privacy', '/privacy/'),
        entry('Accessibility', '/accessibility/'),
      ],
    },
  ];
}
