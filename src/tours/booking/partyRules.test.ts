import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agesOf, mostChildren, type PartyRules, validateParty } from './partyRules.ts';
import { ADULT, CHILD } from './units.ts';

const rules: PartyRules = { ageMin: 3, childAgeMax: 11, childrenAlone: false, childrenPerAdult: 2 };
const party = (adults: number, children: number) => [...Array(adults).fill(ADULT), ...Array(children).fill(CHILD)];

test.each([
  ['adults alone', rules, 2, 0, undefined],
  ['children with enough adults', rules, 1, 2, undefined],
  ['children without an adult', rules, 0, 1, 'alone'],
  ['too many children for each adult', rules, 1, 3, 'perAdult'],
  ['any number of children where no number is said', { ...rules, childrenPerAdult: undefined }, 1, 8, undefined],
  ['children alone where they may', { ...rules, childrenAlone: true }, 0, 3, undefined],
  ['children on a journey for older people', { ...rules, ageMin: 12 }, 1, 1, 'age'],
] as const)('%s', (_name, tour, adults, children, fault) => {
  expect(validateParty(tour, party(adults, children))).toBe(fault);
});

const count = fc.integer({ min: 0, max: 50 });
const anyRules: fc.Arbitrary<PartyRules> = fc.record({
  ageMin: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
  childAgeMax: fc.integer({ min: 0, max: 30 }),
  childrenAlone: fc.boolean(),
  childrenPerAdult: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
});

test('one more adult or one child fewer never breaks a rule, in any order', () => {
  fc.assert(
    fc.property(anyRules, count, count, (tour, adults, children) => {
      const fault = validateParty(tour, party(adults, children));
      expect(validateParty(tour, party(adults, children).reverse())).toBe(fault);
      if (fault) return;
      expect(validateParty(tour, party(adults + 1, children))).toBeUndefined();
      expect(validateParty(tour, party(adults, Math.max(0, children - 1)))).toBeUndefined();
    }),
  );
});

test('mostChildren is the highest allowed number', () => {
  fc.assert(
    fc.property(anyRules, fc.integer({ min: 1, max: 50 }), (tour, size) => {
      const most = mostChildren(tour, size);
      if (most === undefined || !agesOf(CHILD, tour)) return;
      expect(validateParty(tour, party(size - most, most))).toBeUndefined();
      if (most < size) expect(validateParty(tour, party(size - most - 1, most + 1))).toBeDefined();
    }),
  );
});

test('every age from the youngest on belongs to one unit', () => {
  fc.assert(
    fc.property(anyRules, fc.integer({ min: 0, max: 120 }), (tour, age) => {
      const isOf = (unit: string) => {
        const ages = agesOf(unit, tour);
        return ages !== undefined && age >= ages[0] && age <= ages[1];
      };
      expect([ADULT, CHILD].filter(isOf)).toHaveLength(age >= (tour.ageMin ?? 0) ? 1 : 0);
    }),
  );
});
