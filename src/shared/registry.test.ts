import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';

interface Plant {
  name: string;
  height?: number;
}

const plants = createRegistry<Plant>('plants', [{ name: 'olive', height: 5 }, { name: 'argan' }]);

test('a registry hands out its members by name and in the order of the list', () => {
  expect(plants.get('argan')).toEqual({ name: 'argan' });
  expect(plants.get('palm')).toBeUndefined();
  expect([...plants].map(({ name }) => name)).toEqual(['olive', 'argan']);
});

test('a registry lists the members that have a trait', () => {
  expect(plants.having('height')).toEqual([{ name: 'olive', height: 5 }]);
});

test('more members make another registry, and the first stays as it was', () => {
  expect([...plants.with({ name: 'palm' })]).toHaveLength(3);
  expect([...plants]).toHaveLength(2);
});

test('two members of one name are refused, and nobody changes a member', () => {
  expect(() => plants.with({ name: 'olive' })).toThrow('Two plants are called “olive”. Give one of them another name.');
  expect(() => Object.assign(plants.get('olive') as Plant, { height: 6 })).toThrow();
});
