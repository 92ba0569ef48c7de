// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { fakeMedia } from '../browser/testing.ts';
import { eraseCookie, writeCookie } from './cookies.ts';
import { visitorDevice } from './device.ts';
import { CUSTOMER_COOKIE, CUSTOMER_ROLE, ROLES_COOKIE, visitorUser } from './visitorUser.ts';

afterEach(() => {
  eraseCookie(ROLES_COOKIE);
  eraseCookie(CUSTOMER_COOKIE);
});

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [767.5, 'tablet'],
  [1024, 'tablet'],
  [1024.5, 'desktop'],
  [2400, 'desktop'],
])('a window of %d px is %s', (width, device) => {
  fakeMedia({ width });
  expect(visitorDevice()).toBe(device);
});

test.each([
  ['editor', ['editor']],
  ['editor,guide', ['editor', 'guide']],
  ['editor, guide,', ['editor', 'guide']],
  ['', []],
])('the cookie "%s" is a user with the roles %j', (cookie, roles) => {
  writeCookie(ROLES_COOKIE, cookie);
  expect(visitorUser()).toEqual({ roles });
});

test('without the cookie the visitor is anonymous', () => {
  expect(visitorUser()).toBeNull();
});

test('a customer with an account has that role, unless staff is signed in too; the sign-outs are independent', () => {
  writeCookie(CUSTOMER_COOKIE, CUSTOMER_ROLE);
  expect(visitorUser()).toEqual({ roles: ['customer'] });
  writeCookie(ROLES_COOKIE, 'editor');
  expect(visitorUser()).toEqual({ roles: ['editor'] });
  eraseCookie(ROLES_COOKIE);
  expect(visitorUser()).toEqual({ roles: ['customer'] });
});
