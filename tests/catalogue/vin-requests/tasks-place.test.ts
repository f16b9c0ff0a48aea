import { expect, test } from 'vitest';
import { queryOfTasks, readTasksPlace, type TasksPlace } from '../../../src/catalogue/vin-requests/tasks-place.ts';

const places: TasksPlace[] = [
  { status: undefined, search: '', page: 1 },
  { status: 0, search: '朗逸', page: 3 },
];

test.each(places)('a place survives the URL: page $page', (place) => {
  expect(readTasksPlace(queryOfTasks(place))).toEqual(place);
});

test('what a URL holds and no place has is left out', () => {
  expect(readTasksPlace(new URLSearchParams('status=9&page=-1'))).toEqual({ status: undefined, search: '', page: 1 });
});
