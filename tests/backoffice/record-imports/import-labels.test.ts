import { expect, test } from 'vitest';
import { importLabels } from '../../../src/backoffice/record-imports/import-labels.ts';
import { keyMessages } from '../../support/screens/key-messages.ts';
import { resourceOf } from '../../support/screens/resource-of.ts';

test('every head and choice that the list exports leads back to its field and value', () => {
  const { heads, choices } = importLabels(resourceOf('package'), keyMessages());
  expect(heads).toMatchObject({
    'package:field.packageId': 'packageId',
    'package:field.packageName': 'packageName',
    'package:field.priceFen': 'priceFen',
  });
  expect(choices.isOnSale).toEqual({ yes: true, no: false });
  expect(choices.vehicleClass).toMatchObject({ 'package:option.vehicleClass.C': 'C' });
  expect(choices).not.toHaveProperty('priceFen');
});
