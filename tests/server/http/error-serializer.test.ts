import { expect, test } from 'vitest';
import { serializeError } from '../../../src/server/http/error-serializer.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

test('an error of the database is logged with its code, without the values of the statement', async () => {
  const db = await openTestDatabase();
  const failed = await db.sql
    .insertInto('account')
    .values({ username: 'someone', passwordHash: 'secret hash', phoneNum: '13800000000', roleId: 1, agencyCode: null })
    // A day that no calendar has: the driver answers with the values of the whole statement.
    .returning((eb) => eb.cast<string>(eb.val('0000-01-01'), 'date').as('day'))
    .execute()
    .catch((error: unknown) => error);
  await db.close();
  const logged = JSON.stringify(serializeError(failed));
  expect(logged).toContain('"code":"22008"');
  expect(logged).not.toMatch(/secret hash|13800000000/);
});

test('the failed row, the values of the statement and other properties of an error stay out of the log', () => {
  const error = Object.assign(
    new Error('new row violates a check', { cause: Object.assign(new Error('deep'), { params: ['VIN'] }) }),
    {
      code: '23514',
      constraint: 'vin_form',
      detail: 'Failing row contains (LSVNA2CJ1K2113527).',
      params: ['LSVNA2CJ1K2113527'],
      token: 'abc',
    },
  );
  expect(serializeError(error)).toEqual({
    type: 'Error',
    message: 'new row violates a check',
    stack: expect.any(String),
    code: '23514',
    constraint: 'vin_form',
    cause: { type: 'Error', message: 'deep', stack: expect.any(String) },
  });
  expect(serializeError('no error')).toEqual({ type: 'string', message: 'no error', stack: '' });
});
