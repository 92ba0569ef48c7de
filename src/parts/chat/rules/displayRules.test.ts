import { describe, expect, test } from 'vitest';
import { type ChatDisplay, shouldShowOnDevice, shouldShowOnDocument } from './displayRules.ts';

const HOME = { collection: 'pages', id: 1 };
const CONTACT = { collection: 'pages', id: 2 };
const POST = { collection: 'posts', id: 1 };
const TOUR = { collection: 'tours', id: 1 };
const NONE = undefined;

describe('shouldShowOnDocument', () => {
  test.each<[string, ChatDisplay, (typeof HOME | undefined)[]]>([
    ['nothing set', {}, [HOME, CONTACT, POST, TOUR, NONE]],
    ['showAllPage', { displayCondition: 'showAllPage' }, [HOME, CONTACT, POST, TOUR, NONE]],
    [
      'showAllPage, lists left over',
      { displayCondition: 'showAllPage', includePages: [2], excludePages: [1] },
      [HOME, CONTACT, POST, TOUR, NONE],
    ],
    ['an unknown condition', { displayCondition: 'sometimes', includePages: [2] }, [HOME, CONTACT, POST, TOUR, NONE]],
    ['includePages', { displayCondition: 'includePages', includePages: [1], excludePages: [1] }, [HOME]],
    ['includePosts', { displayCondition: 'includePages', includePosts: [{ relationTo: 'posts', value: 1 }] }, [POST]],
    [
      'both',
      { displayCondition: 'includePages', includePages: [2], includePosts: [{ relationTo: 'posts', value: 1 }] },
      [CONTACT, POST],
    ],
    ['includePages without any', { displayCondition: 'includePages', includePages: null }, []],
    [
      'excludePages',
      { displayCondition: 'excludePages', excludePages: [1], includePages: [1] },
      [CONTACT, POST, TOUR, NONE],
    ],
    ['excludePages without any', { displayCondition: 'excludePages' }, [HOME, CONTACT, POST, TOUR, NONE]],
    ['ids as text', { displayCondition: 'includePages', includePages: ['1'] }, [HOME]],
    ['documents', { displayCondition: 'includePages', includePages: [{ id: 2 }] }, [CONTACT]],
    [
      'references',
      {
        displayCondition: 'includePages',
        includePages: [
          { relationTo: 'tours', value: 1 },
          { relationTo: 'pages', value: { id: 2 } },
        ],
      },
      [CONTACT, TOUR],
    ],
    [
      'references that have gone',
      { displayCondition: 'includePages', includePages: [null, { relationTo: 'pages', value: null }] as never },
      [],
    ],
  ])('%s', (_, display, shown) => {
    expect([HOME, CONTACT, POST, TOUR, NONE].filter((one) => shouldShowOnDocument(display, one))).toEqual(shown);
  });
});

test.each<[ChatDisplay, boolean, boolean]>([
  [{}, true, true],
  [{ showOnDesktop: 'OFF' }, false, true],
  [{ showOnMobile: 'OFF' }, true, false],
  [{ showOnDesktop: false, showOnMobile: false }, false, false],
  [{ showOnDesktop: 'ON', showOnMobile: true }, true, true],
])('%j', (display, desktop, mobile) => {
  expect(shouldShowOnDevice(display, false)).toBe(desktop);
  expect(shouldShowOnDevice(display, true)).toBe(mobile);
});
