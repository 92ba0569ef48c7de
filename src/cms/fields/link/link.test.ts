import { expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildMedia, buildMenu, buildPage } from '../../../../tests/support/factories.ts';
import { anchorOf, type StoredLink } from '../../../render/links/href.ts';
import { richText } from '../../../render/samples/text.ts';
import { childNodes, rootOf } from '../../../render/textNode.ts';
import type { AnyBlock } from '../../../render/types.ts';
import { parseAction } from '../../../shared/actions/parseAction.ts';
import { actionHash } from '../../../shared/actions/prefix.ts';
import type { ButtonBlock, RichTextBlock } from '../../payload-types.ts';

const MAP = '/media/map.png';
const KEPT_OUT = { href: MAP, 'data-lightbox': 'no' };

describeDatabase('a link to a picture', (db) => {
  it('keeps its lightbox setting, in a menu at both depths, in a block and in rich text', async () => {
    const link = { kind: 'address', address: MAP, skipLightbox: true } as const;
    const menu = await buildMenu(db.payload, {
      items: [{ label: 'Maps', ...link, children: [{ label: 'The south', ...link }] }],
    });
    const inText = {
      ...{ type: 'link', version: 3, id: 'link-1', children: [{ type: 'text', text: 'Map', version: 1 }] },
      fields: { linkType: 'custom', url: MAP, skipLightbox: true },
    };
    const layout = [
      { blockType: 'button', label: 'Map', link },
      { blockType: 'rich-text', content: richText({ type: 'paragraph', children: [inText] }) },
    ] as AnyBlock[];
    const page = await buildPage(db.payload, { layout });

    const { items } = await db.payload.findByID({ collection: 'menus', id: menu.id });
    const [entry] = items ?? [];
    expect([anchorOf(entry), anchorOf(entry?.children?.[0])]).toEqual([KEPT_OUT, KEPT_OUT]);
    const stored = await db.payload.findByID({ collection: 'pages', id: page.id });
    const [button, text] = stored.layout as [ButtonBlock, RichTextBlock];
    expect(anchorOf(button.link)).toEqual(KEPT_OUT);
    const [paragraph] = childNodes(rootOf(text.content));
    expect(childNodes(paragraph ?? {})[0]?.fields).toMatchObject({ url: MAP, skipLightbox: true });
  });

  it('can name its slideshow (lightbox group), in a menu and in a block', async () => {
    const { id: picture } = await buildMedia(db.payload);
    const link = { kind: 'action', action: 'lightbox', picture, slideshow: 'the-camp' } as const;
    const layout = [{ blockType: 'button', label: 'See', link }] as AnyBlock[];
    const menu = await buildMenu(db.payload, { items: [{ label: 'See', ...link }] });
    const page = await buildPage(db.payload, { layout });

    const { items } = await db.payload.findByID({ collection: 'menus', id: menu.id, depth: 1 });
    const stored = await db.payload.findByID({ collection: 'pages', id: page.id, depth: 1 });
    for (const found of [items?.[0], (stored.layout as ButtonBlock[])[0]?.link]) {
      expect(parseAction(actionHash(anchorOf(found as StoredLink)?.href ?? ''))).toMatchObject({
        action: 'lightbox',
        settings: { slideshow: 'the-camp' },
      });
    }
  });
});
