import { afterEach, expect, test, vi } from 'vitest';
import { tSaid } from '../../shared/studioWords/tSaid.ts';
import { checkBytes } from '../../styles/fonts/own/checkBytes.ts';
import { checkWoff2 } from '../../styles/fonts/own/checkWoff2.ts';
import { FONT_FAULTS } from './fontFaults.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const FILES: readonly Buffer[] = [
  ...['wOFF', '\0\x01\0\0', 'true', 'OTTO', 'ttcf', '<!doctype html>', 'wOF2'].map((text) =>
    Buffer.from(text, 'latin1'),
  ),
  Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(1_000_000)]),
];

test('refusals by the process that cuts typefaces are translated for editors', () => {
  const face = { bytes: 90_000, isItalic: false };
  const faults = [
    ...FILES.map((file) => faultOf(() => checkWoff2(file, 'brand.woff2'))),
    ...(['text', 'headings'] as const).map((role) => faultOf(() => checkBytes([face], role))),
    faultOf(() => checkBytes([{ ...face, isItalic: true }], 'text')),
  ];
  const messages = Object.fromEntries(FONT_FAULTS.map((message) => [message, 'En français']));
  vi.stubGlobal('rihlaStudioWords', { language: 'fr', messages });
  expect(faults.filter((fault) => tSaid(fault, FONT_FAULTS) !== 'En français')).toEqual([]);
});

function faultOf(check: () => void): string {
  try {
    check();
  } catch (error) {
    return (error as Error).message;
  }
  return 'It was not refused.';
}
