import { expect, test } from 'vitest';
import { linkFields, linkValues, type PartConflict, withLinks } from '../../../src/backoffice/form/part-conflict.ts';

/** I have removed 1 and added 3; they have removed 2 and added 4. */
const conflict: PartConflict = {
  field: 'users',
  mine: { original: [1, 2], chosen: [2, 3] },
  theirs: { ids: [1, 4], names: new Map([[1, 'shop']]) },
};

test('each link of either side is a yes or no of its own, by its name where there is one', () => {
  expect([...linkFields(conflict)]).toEqual([
    ['users/1', 'shop'],
    ['users/2', '#2'],
    ['users/3', '#3'],
    ['users/4', '#4'],
  ]);
  expect(Object.values(linkValues(conflict, 'original'))).toEqual([true, true, false, false]);
  expect(Object.values(linkValues(conflict, 'mine'))).toEqual([false, true, true, false]);
  expect(Object.values(linkValues(conflict, 'theirs'))).toEqual([true, false, false, true]);
});

test('the chosen links become one value, based on what is on the server now', () => {
  const chosen = { name: 'a', 'users/1': false, 'users/3': true };
  expect(withLinks([conflict], chosen)).toEqual({ name: 'a', users: { original: [1, 4], chosen: [3, 4] } });
});

test('without a choice the links of the server stay', () => {
  expect(withLinks([conflict], {})).toEqual({ users: { original: [1, 4], chosen: [1, 4] } });
});
