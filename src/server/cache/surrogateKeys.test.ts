import { describe, expect, test } from 'vitest';
import { touchedTags } from '../../cms/hooks/touchedTags.ts';
import { cardTag, documentTag, listTag, nothingTag } from '../../shared/changes/contentTags.ts';
import { purgeKeys, surrogateKeys } from './surrogateKeys.ts';

/** Whether the purge of a change matches a response with these keys. */
function meets(keys: string, touched: Parameters<typeof purgeKeys>[0]): boolean {
  return purgeKeys(touched).some((list) => list.split(' ').some((key) => keys.split(' ').includes(key)));
}

describe('surrogateKeys', () => {
  test('match a change of the same tags, and no other', () => {
    const keys = surrogateKeys(['posts:1', 'posts:2/card', 'list:posts?categories=3', 'nothing:/a b,é/']);
    for (const tag of ['posts:1', 'posts:2/card', 'list:posts?categories=3', 'nothing:/a b,é/'])
      expect(meets(keys, [tag]), tag).toBe(true);
    expect(meets(keys, ['posts:2', 'posts:1/card', 'list:posts', 'any:posts', 'nothing:/a/'])).toBe(false);
    expect(meets(keys, 'everything')).toBe(true);
    expect(keys).toMatch(/^[\x21-\x2b\x2d-\x7e]+( [\x21-\x2b\x2d-\x7e]+)*$/);
  });

  test('of a response without known tags match any change', () => {
    expect(meets(surrogateKeys(undefined), ['posts:1'])).toBe(true);
  });

  test('that would be too long are broadened to document types, which a change of any document of that type matches', async () => {
    const cards = Array.from({ length: 900 }, (_, id) => cardTag('posts', id));
    const keys = surrogateKeys([...cards, documentTag('pages', 7), listTag('posts', 'tags', 1), nothingTag('/old/')]);
    expect(keys.split(' ').sort()).toEqual(['all', 'any:pages', 'any:posts', 'nothing:/old/']);
    const row = { id: 5, title: 'Dunes' };
    const never = async () => expect.fail('No list is touched.');
    const change = await touchedTags('posts', { card: ['title'] }, row, { ...row, title: 'Wells' }, never);
    const touched = change?.touched ?? [];
    expect(meets(keys, touched)).toBe(true);
    const addresses = Array.from({ length: 900 }, (_, id) => nothingTag(`/${id}/`));
    expect(surrogateKeys(addresses)).toBe(surrogateKeys(undefined));
  });

  test('of a large change are split into lists that fit into a header', () => {
    const lists = purgeKeys(Array.from({ length: 600 }, (_, id) => documentTag('posts', id)));
    expect(Math.max(...lists.map(({ length }) => length))).toBeLessThanOrEqual(4_000);
    expect(lists.join(' ').split(' ')).toHaveLength(601);
  });
});
