import { expect, test } from 'vitest';
import { dateOrdersOf } from '../../../../src/contract/imports/cells/date-order.ts';

test('one date that leaves no doubt shows the order of the others', () => {
  expect(dateOrdersOf(['05/06/2020', '31/12/2019'])).toEqual({ order: 'dayFirst', ambiguous: '05/06/2020' });
  expect(dateOrdersOf(['12-31-2019 08:00', '０５－０６－２０２０'])).toEqual({
    order: 'monthFirst',
    ambiguous: '05-06-2020',
  });
});

test('dates of both orders, or none that shows one, leave the order open', () => {
  expect(dateOrdersOf(['31/12/2019', '12/31/2019', '05/06/2020'])).toMatchObject({ order: null });
  expect(dateOrdersOf(['05/06/2020', '06/06/2020'])).toEqual({ order: null, ambiguous: '05/06/2020' });
  expect(dateOrdersOf(['2020-05-06', '2020/5/6', '13.06.2018', ''])).toEqual({ order: null, ambiguous: undefined });
});
