import { z } from 'zod';
import { NoResult } from '../fields.ts';
import { NewPassword } from './user-schemas.ts';

export const resetByCode = {
  /** Case and separators of the code do not matter. */
  body: z.strictObject({ code: z.string().trim().min(1).max(40), newPassword: NewPassword }),
  result: NoResult,
};
