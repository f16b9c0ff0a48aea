import { expect, test } from 'vitest';
import { narrowed, questionsOf } from '../../../src/server/vehicles/questions.ts';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';

const three = [
  vehicleOf({ vehicleId: 1, yearPattern: 2016, displacement: '1.6L', gearboxType: 'MT' }),
  vehicleOf({ vehicleId: 2, yearPattern: 2016, displacement: '1.6L', gearboxType: 'DCT' }),
  vehicleOf({ vehicleId: 3, yearPattern: 2020, displacement: '1.4T', gearboxType: 'DCT' }),
];

test('only what tells the vehicles apart is asked, in the fixed order, each answer with its count', () => {
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

test('there is nothing to ask of one vehicle, of none, or of vehicles that differ in nothing asked for', () => {
  expect(questionsOf([])).toEqual([]);
  expect(questionsOf([vehicleOf()])).toEqual([]);
  expect(questionsOf([vehicleOf({ vehicleId: 1 }), vehicleOf({ vehicleId: 2, announcement: null })])).toEqual([]);
});

test('displacements stand by their size, not by their letters', () => {
  const trucks = ['11.0L', '9.7L'].map((displacement) => vehicleOf({ displacement }));
  expect(questionsOf(trucks)[0]?.options.map(({ value }) => value)).toEqual(['9.7L', '11.0L']);
});

test('every answer narrows, and a question that was not answered does not', () => {
  const left = (answers: Parameters<typeof narrowed>[1]) => narrowed(three, answers).map(({ vehicleId }) => vehicleId);
  expect(left({})).toEqual([1, 2, 3]);
  expect(left({ gearboxType: 'DCT' })).toEqual([2, 3]);
  expect(left({ gearboxType: 'DCT', yearPattern: '2020' })).toEqual([3]);
  expect(left({ gearboxType: 'MT', yearPattern: '2020' })).toEqual([]);
});
