import { expect, test } from 'vitest';
import { statementsOf } from '../../../src/server/imports/staging/statement-by-statement.ts';

test('a script is split at semicolons outside of quotes', () => {
  expect(statementsOf(`select 1; insert into "a;b" values ('x;''y;', 2);\n drop table t;\n`)).toEqual([
    'select 1',
    `insert into "a;b" values ('x;''y;', 2)`,
    'drop table t',
  ]);
});

test('a script with a block in dollar quotes stays whole', () => {
  const script = 'do $$ begin null; end $$;';
  expect(statementsOf(script)).toEqual([script]);
});
