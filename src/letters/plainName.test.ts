import { expect, test } from 'vitest';
import { createTranslate } from '../shared/messages/index.ts';
import { greet } from './greet.ts';
import { isPlainName } from './plainName.ts';

test.each([
  'Amina Berrada',
  'Jean-Luc d’Arc',
  "Siobhán O'Neill",
  'Dr. Salma Ait Brahim',
  'María José Carreño Quiñones',
  'أمينة برادة',
  '山田 太郎',
  'นที ศรีสุข',
  'Martin Luther King, Jr.',
  'Anna (Anni) Huber',
  'Ludwig van der Berg',
  'Maria dos Santos e Silva',
  'Hassan el-Idrissi',
  'Jean d’Ormesson',
])('%s is greeted by name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test.each([
  'Your prize is waiting: http://evil.example',
  'http://evil.example',
  'evil.example',
  'evil。example',
  'amina@evil.example',
  'www evil example',
  'Call +44 20 7946 0958',
  'Call 0900',
  'Amina\nBcc: x',
  'Amina\u2028Click',
  'Amina\u202eelpmaxe.live',
  '{{name}} [price]',
  '{name}',
  '<b>Amina</b>',
  'A'.repeat(61),
  'You have won a prize so click here',
  'Amina  Berrada',
  '=?utf-8?Q?x?=',
  'Amina!',
  'Your prize is waiting',
  'Your Prize Is Waiting',
  'a parcel waits',
  'Click Here Now',
  'Vous Avez Gagné',
  'Félicitations',
  'ربحت جائزة',
  'amina berrada',
  '',
])('%j is not greeted by name', (name) => {
  expect(isPlainName(name)).toBe(false);
  expect(greet(name, createTranslate('en'))).toBe('Hello,');
});
