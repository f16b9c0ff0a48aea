import { expect, test } from 'vitest';
import { narrowed, questionsOf } from '../../../src/server/vehicles/questions.ts';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';

const three = [
  vehicleOf({ vehicleId: 1, yearPattern: 2016, displacement: '1.6L', gearboxType: 'MT' }),
  vehicleOf({ vehicleId: 2, yearPattern: 2016, displacement: '1.6L', gearboxType: 'DCT' }),
  vehicleOf({ vehicleId: 3, yearPattern: 2020, displacement: '1.4T', gearboxType: 'DCT' }),
];

test('only questions that distinguish the vehicles are asked, in a fixed order, with a count per answer', () => {
  expect(questionsOf(three)).toEqual([
    {
      field: 'yearPattern',
      options: [
        { value: '2020', vehicleNum: 1 },
        { value: '2016', vehicleNum: 2 },
      ],
    },
    {
      field: 'displacement',
      options: [
        { value: '1.4T', vehicleNum: 1 },
        { value: '1.6L', vehicleNum: 2 },
      ],
    },
    {
      field: 'gearboxType',
      options: [
        { value: 'DCT', vehicleNum: 2 },
        { value: 'MT', vehicleNum: 1 },
      ],
    },
  ]);
});

test('one vehicle, none, or vehicles without distinguishing fields have no questions', () => {
  expect(questionsOf([])).toEqual([]);
  expect(questionsOf([vehicleOf()])).toEqual([]);
  expect(questionsOf([vehicleOf({ vehicleId: 1 }), vehicleOf({ vehicleId: 2, announcement: null })])).toEqual([]);
});

test('displacements are sorted by size, not alphabetically', () => {
  const trucks = ['11.0L', '9.7L'].map((displacement) => vehicleOf({ displacement }));
  expect(questionsOf(trucks)[0]?.options.map(({ value }) => value)).toEqual(['9.7L', '11.0L']);
});

test('every answer narrows the list, an unanswered question does not', () => {
  const left = (answers: Parameters<typeof narrowed>[1]) => narrowed(three, answers).map(({ vehicleId }) => vehicleId);
  expect(left({})).toEqual([1, 2, 3]);
  expect(left({ gearboxType: 'DCT' })).toEqual([2, 3]);
  expect(left({ gearboxType: 'DCT', yearPattern: '2020' })).toEqual([3]);
  expect(left({ gearboxType: 'MT', yearPattern: '2020' })).toEqual([]);
});

test('an unknown value is no answer, and no answer excludes its vehicle', () => {
  const cars = [...three, vehicleOf({ vehicleId: 4, yearPattern: 2016, displacement: '1.6L', gearboxType: '' })];
  const gearbox = questionsOf(cars).find(({ field }) => field === 'gearboxType');
  expect(gearbox?.options.map(({ value }) => value)).toEqual(['DCT', 'MT']);
  expect(narrowed(cars, { gearboxType: 'MT' }).map(({ vehicleId }) => vehicleId)).toEqual([1, 4]);
  expect(questionsOf(cars.slice(3).concat(three.slice(0, 1)))).toEqual([]);
});
