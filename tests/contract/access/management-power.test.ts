import { expect, test } from 'vitest';
import { isManagementPower } from '../../../src/contract/access/management-power.ts';

test('the back office and what is below it are its powers, a longer word is not', () => {
  for (const power of ['/manager', '/manager/users', '/manager/users:edit'])
    expect(isManagementPower(power)).toBe(true);
  for (const power of ['/managers', '/manager2/users', '/user/manager', '', '/'])
    expect(isManagementPower(power)).toBe(false);
});
