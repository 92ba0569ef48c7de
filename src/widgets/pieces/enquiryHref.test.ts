import { expect, test } from 'vitest';
import { enquiryHref } from './enquiryHref.ts';

const TOUR = { id: 31, code: 'KH-03', path: '/tours/dunes/' };

test.each([
  ['#enquiry', { departure: 12 }, '/tours/dunes/?departure=12#enquiry'],
  ['/contact/', { day: 3 }, '/contact/?tour=KH-03&day=3'],
  ['/contact/#form', { departure: 12 }, '/contact/?tour=KH-03&departure=12#form'],
  ['/tours/dunes/#enquiry', { day: 1 }, '/tours/dunes/?day=1#enquiry'],
])('%s', (address, about, href) => {
  expect(enquiryHref(address, TOUR, about)).toBe(href);
});

test('a tour without a code is identified by its id', () => {
  expect(enquiryHref('/contact/', { ...TOUR, code: undefined }, { day: 1 })).toBe('/contact/?tour=31&day=1');
});

test.each([undefined, '', '//evil.example/', 'https://evil.example/', 'javascript:alert(1)', '/a b', '/\\evil', 7])(
  '%j is no address of this site',
  (address) => expect(enquiryHref(address, TOUR, { day: 1 })).toBeUndefined(),
);
