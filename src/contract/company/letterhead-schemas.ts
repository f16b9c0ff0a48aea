import { z } from 'zod';
import { EmptyBody, NoResult } from '../fields.ts';

/** The head of a company's papers. */
const Head = {
  shopName: z.string().trim().max(80),
  phone: z.string().trim().max(40),
  address: z.string().trim().max(160),
};

export const Letterhead = z.strictObject({
  ...Head,
  /** A PNG as a data URL; null without one. */
  logo: z.string().nullable(),
  /** The caller may change it. */
  isOwn: z.boolean(),
});
export type Letterhead = z.infer<typeof Letterhead>;

export const getLetterhead = {
  body: EmptyBody,
  result: Letterhead,
};

export const saveLetterhead = {
  body: z.strictObject(Head),
  result: Letterhead,
};

export const saveLetterheadLogo = {
  body: EmptyBody,
  result: Letterhead,
};

export const deleteLetterheadLogo = {
  body: EmptyBody,
  result: NoResult,
};
