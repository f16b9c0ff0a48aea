import { expect, test } from 'vitest';
import { serializeError } from '../../../src/server/http/error-serializer.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

test('a database error is logged with its code and without the statement’s values', async () => {
  const db = await openTestDatabase();
  const failed = await db.sql
    .insertInto('account')
    .values({ username: 'someone', passwordHash: 'secret hash', phoneNum: '13800000000', roleId: 1, agencyCode: null })
    // An invalid date: the driver's error contains all values of the statement.
    .returning((eb) => eb.cast<string>(eb.val('0000-01-01'), 'date').as('day'))
    .execute()
    .catch((error: unknown) => error);
  await db.close();
  const logged = JSON.stringify(serializeError(failed));
  expect(logged).toContain('"code":"22008"');
  expect(logged).not.toMatch(/secret hash|13800000000/);
});

test('the failed row, the statement’s values and other properties of an error are not logged', () => {
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
