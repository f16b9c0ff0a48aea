import { z } from 'zod';
import { oeStyles } from './oe-number.ts';
import { platforms } from './platform.ts';
import { WELL_FORMED_VIN } from './vin.ts';

// Apart from the rules that they rest on: the home page has the rules in its start, and no zod.

/** A vehicle identification number as stored and sent: already normalised, 17 characters, without I, O and Q. */
export const Vin = z.string().regex(WELL_FORMED_VIN);

/** A VIN as it came: where it only helps to choose rows, a wrong one is no error. */
export const VinText = z.string().trim().min(1).max(40);

/** A number as someone typed it: the server makes its key. */
export const OeText = z.string().trim().min(1).max(40);

/** How a brand prints its part numbers. */
export const OeStyle = z.enum(oeStyles);

/** One of the two brands. */
export const Platform = z.enum(platforms);
export type Platform = z.infer<typeof Platform>;
