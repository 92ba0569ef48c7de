// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CURRENT, mount } from './ListingMapIsland.ts';

const $ = <E extends Element = HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const current = () => [...document.querySelectorAll(`[${CURRENT}]`)].map(({ id }) => id).sort();
const card = (id: string, path: string) => `<li class="r-listing__card" id="${id}"><a href="${path}">${id}</a></li>`;
const link = (path: string) => `<li><a href="${path}" id="link-${path.split('/')[2]}">There</a></li>`;
const mark = (id: string, ...paths: string[]) =>
  `<li><details class="r-listing-map__place" id="${id}"><summary id="${id}-sign">${id}</summary>
    <ul class="r-listing-map__tours">${paths.map(link).join('')}</ul></details></li>`;
const MAP = `<svg><path data-way="/tours/dunes/" id="way-dunes"></path><path data-way="/tours/kasbahs/" id="way-kasbahs"></path></svg>
  <ul>${mark('merzouga', '/tours/dunes/', '/tours/kasbahs/')}${mark('tangier', '/tours/caf%C3%A9s/')}</ul>`;
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `<div id="map">${MAP}</div>
    <div data-listing="a"><ul>${card('dunes', '/tours/dunes/')}${card('cafes', '/tours/cafés/')}</ul></div>
    <div data-listing="b"><ul>${card('other', '/tours/dunes/')}</ul></div>`;
  end = mount($('#map'), { widgetId: 'a' });
});
afterEach(() => end());

const over = (selector: string) => $(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));

describe('a map beside its list', () => {
  test('highlights marker and route of the card that is hovered or focused', () => {
    over('#dunes a');
    expect(current()).toEqual(['merzouga', 'way-dunes']);
    $('#cafes a').focus();
    expect(current()).toEqual(['tangier']);
    over('body');
    expect(current()).toEqual(['tangier']);
    $('#cafes a').blur();
    over('body');
    expect(current()).toEqual([]);
  });

  test('highlights the cards of its own list by the marker, or by one tour of it', () => {
    over('#tangier-sign');
    expect(current()).toEqual(['cafes', 'tangier']);
    over('#merzouga-sign');
    expect(current()).toEqual(['dunes', 'merzouga', 'way-dunes', 'way-kasbahs']);
    over('#link-kasbahs');
    expect(current()).toEqual(['merzouga', 'way-kasbahs']);
  });

  test('ignores other lists, and finds replaced cards and markers', () => {
    over('#other a');
    expect(current()).toEqual([]);
    $('[data-listing=a] ul').innerHTML = card('fresh', '/tours/dunes/');
    over('#fresh');
    expect(current()).toEqual(['merzouga', 'way-dunes']);
  });

  test('a click outside and Esc close an open marker; Esc returns focus to it', () => {
    const place = $<HTMLDetailsElement>('#merzouga');
    place.open = true;
    $('#link-dunes').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(place.open).toBe(true);
    $('#link-dunes').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(place.open).toBe(false);
    expect(document.activeElement?.id).toBe('merzouga-sign');
    place.open = true;
    $('#cafes').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(place.open).toBe(false);
  });

  test('unmounting removes all highlights', () => {
    over('#dunes a');
    end();
    expect(current()).toEqual([]);
    over('#dunes a');
    expect(current()).toEqual([]);
  });
});
