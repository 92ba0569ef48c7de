import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';

interface Plant {
  name: string;
  height?: number;
}

const plants = createRegistry<Plant>('plants', [{ name: 'olive', height: 5 }, { name: 'argan' }]);

test('finds members by name and iterates them in the order of the list', () => {
  expect(plants.get('argan')).toEqual({ name: 'argan' });
  expect(plants.get('palm')).toBeUndefined();
  expect([...plants].map(({ name }) => name)).toEqual(['olive', 'argan']);
});

test('lists the members with a trait', () => {
  expect(plants.having('height')).toEqual([{ name: 'olive', height: 5 }]);
});

test('with() returns another registry, and the first stays unchanged', () => {
  expect([...plants.with({ name: 'palm' })]).toHaveLength(3);
  expect([...plants]).toHaveLength(2);
});

test('refuses two members of one name, and is immutable', () => {
  expect(() => plants.with({ name: 'olive' })).toThrow('Two plants are called “olive”. Give one of them another name.');
  expect(() => Object.assign(plants.get('olive') as Plant, { height: 6 })).toThrow();
});
