import { z } from 'zod';
import { EmptyBody, Id, text } from '../fields.ts';

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

export const allMenus = {
  body: EmptyBody,
  /** The whole tree for those who may list it, else the powers of one's own role; in the tree's order. */
  result: z.array(Power),
};

export const systemMenu = {
  body: EmptyBody,
  /** Every power of the session's role, in the order of the tree. */
  result: z.array(Power),
};
