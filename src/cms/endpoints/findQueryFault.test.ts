import { describe, expect, it } from 'vitest';
import { boundList, findQueryFault } from './findQueryFault.ts';

const visitor = (query: Record<string, unknown>) => findQueryFault(query, { isStaff: false });
const staff = (query: Record<string, unknown>) => findQueryFault(query, { isStaff: true });

describe('query validation', () => {
  it.each([
    {},
    { limit: '1', page: '2', depth: '0' },
    { limit: '10' },
    { depth: '1' },
    { limit: '' },
    { where: { title: { equals: 'x' } }, sort: '-title' },
    { where: '{"title": {"equals": "x"}}' },
    { where: '' },
    { where: { or: [{ id: { equals: '1' } }, { and: [{ title: { exists: 'true' } }] }] } },
    { where: { or: [] } },
    { where: { author: { equals: ['1', '2'] } } },
    { pagination: 'true' },
    { data: '{"title": "x"}' },
  ])('%j is valid', (query) => {
    expect(visitor(query)).toBeUndefined();
    expect(staff(query)).toBeUndefined();
  });

  it.each([
    [{ limit: '-5' }, 'limit'],
    [{ limit: '1e9' }, 'limit'],
    [{ limit: '1001' }, 'limit'],
    [{ limit: ['1', '2'] }, 'limit'],
    [{ limit: { a: '1' } }, 'limit'],
    [{ page: '0' }, 'page'],
    [{ page: '99999999' }, 'page'],
    [{ depth: '-1' }, 'depth'],
    [{ depth: '11' }, 'depth'],
    [{ where: 'x' }, 'where'],
    [{ where: '1' }, 'where'],
    [{ where: 'null' }, 'where'],
    [{ data: '{' }, 'data'],
    [{ where: { id: { near: '1' } } }, 'near'],
    [{ where: '{"or": [{"id": {"within": 1}}]}' }, 'within'],
    [{ where: { title: { equals: 'a\0b' } } }, '%00'],
    [{ 'a\0': '1' }, '%00'],
    [{ where: { title: { like: ['x'] } } }, 'one value'],
    [{ where: '{"createdAt": {"less_than": ["x"]}}' }, 'one value'],
    [{ where: { or: 'x' } }, 'list'],
    [{ where: { or: { 200: { id: { equals: '1' } } } } }, 'list'],
    [{ where: { and: ['x'] } }, 'list'],
    [{ where: { or: [null] } }, 'list'],
    [{ where: { or: [[{ id: { equals: '1' } }]] } }, 'list'],
    [{ where: { or: [{ and: { id: { equals: '1' } } }] } }, 'list'],
    [{ where: { OR: { id: { equals: '1' } } } }, 'list'],
    [{ where: '{"and": {"id": {"equals": 1}}}' }, 'list'],
    [{ where: { or: Array.from({ length: 1001 }, () => '1') } }, 'too many parts'],
    [{ where: nested(13) }, 'too many parts'],
    [{ where: '{"__proto__": {"equals": 1}}' }, '__proto__'],
  ])('%j is invalid, and the message names %s', (query, name) => {
    expect(staff(query)).toContain(name);
    expect(visitor(query)).toContain(name);
  });

  it('limits the page length for visitors, not for staff', () => {
    for (const query of [{ limit: '0' }, { limit: '11' }]) expect(visitor(query)).toContain('limit');
    expect(visitor({ depth: '2' })).toContain('depth');
    expect(visitor({ pagination: 'false' })).toContain('pagination');
    for (const query of [{ limit: '0' }, { limit: '1000' }, { depth: '10' }, { pagination: 'false' }])
      expect(staff(query)).toBeUndefined();
  });

  it.each(['where[__proto__][id]', 'where[author.constructor][equals]', 'select[prototype]', '__proto__'])(
    'refuses the name %s, since its condition would be dropped',
    (name) => {
      expect(findQueryFault({}, { isStaff: true, names: ['sort', name] })).toContain('Nothing here is called');
    },
  );

  it('names that only look like those are accepted', () => {
    const names = ['where[title][equals]', 'where[constructors][equals]', 'select[prototypes]'];
    expect(findQueryFault({}, { isStaff: true, names })).toBeUndefined();
  });

  it.each([{ or: [] }, { and: [{ or: [] }] }, '{"or": []}', {}])(
    'an update or deletion needs a condition; %j matches everything',
    (where) => {
      expect(findQueryFault({ where }, { isStaff: true, isWriting: true })).toContain('names no document');
      expect(findQueryFault({ where }, { isStaff: true })).toBeUndefined();
    },
  );
});

function nested(levels: number): unknown {
  return levels === 0 ? 'x' : { or: nested(levels - 1) };
}

describe('the bound of a list', () => {
  it.each([
    [{}, true, {}],
    [{ limit: '50' }, true, { limit: '50' }],
    [{ limit: '0' }, true, { limit: '200' }],
    [{ limit: '1000', depth: '10' }, true, { limit: '200', depth: '10' }],
    [{ pagination: 'false' }, true, { limit: '200' }],
    [{ limit: '5', pagination: 'false' }, true, { limit: '5' }],
    [{ limit: '0', select: { title: 'true' } }, true, { limit: '1000', select: { title: 'true' } }],
    [{ limit: '0' }, false, { limit: '1000' }],
    [{ pagination: 'false' }, false, { limit: '1000' }],
  ])('%j, with layouts %s, reads %j', (query: Record<string, unknown>, areWhole, read) => {
    boundList(query, areWhole);
    expect(query).toEqual(read);
  });
});
