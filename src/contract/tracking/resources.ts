import { z } from 'zod';
import { crud } from '../crud.ts';
import { BuriedPoint } from './schemas.ts';

export const buriedPoints = crud('buried', {
  item: BuriedPoint,
  id: 'pointId',
  nameField: 'name',
  input: BuriedPoint.omit({ pointId: true, clickNum: true, lastAt: true }).extend({
    nameEn: BuriedPoint.shape.nameEn.default(''),
    isOn: z.boolean().default(true),
  }),
  filters: BuriedPoint.pick({ name: true, path: true, isOn: true }),
  power: '/manager/buried',
  table: 'buried_point',
});
