import { expect, test } from 'vitest';
import {
  bodyOfTasks,
  paramsOfTasks,
  readTasksQuery,
  type TasksQuery,
} from '../../../src/backoffice/tasks/tasks-query.ts';

const start = readTasksQuery(new URLSearchParams());
const queries: TasksQuery[] = [
  start,
  { status: 1, platform: 'qpzj', search: '朗逸', age: 'oldest', page: 3, pageSize: 50, task: 9 },
];

test.each(queries)('a query survives the link: page $page', (query) => {
  expect(readTasksQuery(paramsOfTasks(query))).toEqual(query);
});

test('those that wait stand first unless the age is asked for', () => {
  expect(bodyOfTasks(start)).toEqual({ pageNum: 1, pageSize: 20, search: '' });
  expect(bodyOfTasks({ ...start, age: 'newest', status: 0 })).toMatchObject({
    sortBy: 'createdAt',
    orderBy: 'desc',
    status: 0,
  });
});

test('odd values in a link are left out, and no page is larger than the server gives', () => {
  expect(readTasksQuery(new URLSearchParams('status=7&platform=x&age=old&page=0&task=a'))).toEqual(start);
  expect(readTasksQuery(new URLSearchParams('pageSize=5000')).pageSize).toBe(100);
});
