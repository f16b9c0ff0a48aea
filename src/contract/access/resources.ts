import { z } from 'zod';
import { crud } from '../crud.ts';
import { Id } from '../fields.ts';
import { Power } from './power-schemas.ts';
import { Role } from './role-schemas.ts';

export const powers = crud('power', {
  item: Power,
  id: 'id',
  nameField: 'powerCode',
  // Level and type follow from the parent, so a form does not send them.
  input: Power.omit({ id: true, powerLevel: true, type: true }).extend({
    powerNameEn: z.string().max(60).default(''),
    parentId: Id.nullable().default(null),
    powerOrder: Power.shape.powerOrder.optional(),
  }),
  filters: Power.pick({ powerName: true, powerCode: true, powerLevel: true, parentId: true }),
  power: '/manager/power',
  editVerb: 'update',
  orderField: 'powerOrder',
});

export const roles = crud('role', {
  item: Role,
  id: 'roleId',
  nameField: 'roleName',
  input: Role.omit({ roleId: true }).extend({
    roleNameEn: Role.shape.roleNameEn.default(''),
    remark: z.string().max(200).nullable().default(null),
  }),
  filters: Role.pick({ roleName: true, roleValue: true }),
  power: '/manager/role',
});
