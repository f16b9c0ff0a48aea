import { z } from 'zod';
import { call, Id, Nothing, text } from './call.ts';
import { crud } from './crud.ts';

/** A power of the tree: area (menu), page (/manager/role), action (/manager/role:edit). */
export const Power = z.object({
  id: Id,
  powerCode: z
    .string()
    .regex(/^\/[A-Za-z0-9/_-]*(:[a-zA-Z]+)?$/)
    .max(80),
  powerName: text(40),
  powerNameEn: z.string().max(60),
  parentId: Id.nullable(),
  powerLevel: z.number().int().min(1).max(3),
  powerOrder: z.number().int().min(0).max(9999),
  type: z.enum(['area', 'page', 'action']),
});
export type Power = z.infer<typeof Power>;

export const powers = crud('power', {
  item: Power,
  id: 'id',
  // Level and kind follow from the parent, so that the tree cannot disagree with itself.
  input: Power.omit({ id: true, powerLevel: true, type: true }).extend({
    powerNameEn: z.string().max(60).default(''),
    parentId: Id.nullable().default(null),
    powerOrder: z.number().int().min(0).max(9999).default(0),
  }),
  filters: Power.pick({ powerName: true, powerCode: true, powerLevel: true, parentId: true }),
  power: '/manager/power',
  editVerb: 'update',
});

export const allMenus = call({
  operation: 'allMenus',
  path: '/users/all/menus',
  access: 'session',
  body: Nothing,
  /** The whole tree for those who may list it, else the powers of one's own role; in the tree's order. */
  result: z.array(Power),
});
