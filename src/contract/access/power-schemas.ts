import { z } from 'zod';
import { EmptyBody, Id, text } from '../fields.ts';

/** A node of the power tree: area (/manager), page (/manager/role), action (/manager/role:edit). */
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
  /** The whole tree for a caller who may list it, otherwise the powers of the caller's role; in tree order. */
  result: z.array(Power),
};

export const systemMenu = {
  body: EmptyBody,
  /** The powers of the session's role, in tree order. */
  result: z.array(Power),
};
