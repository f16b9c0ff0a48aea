import { z } from 'zod';
import { EmptyBody, text, Vin } from '../fields.ts';
import { FilterField } from '../vehicles/schemas.ts';

/** One character of the VIN as read. */
export const ReadCharacter = z.strictObject({
  text: z.string().length(1),
  /** The reader's own score, 0 to 1. */
  certainty: z.number().min(0).max(1),
  /** To be looked at before it is used. */
  isDoubtful: z.boolean(),
  /** What else it could be, likeliest first. */
  alternatives: z.array(z.string().length(1)),
});
export type ReadCharacter = z.infer<typeof ReadCharacter>;

/**
 * What was read off a picture of a driving licence or a VIN plate. Closed on purpose: owner, address and plate number
 * have no place here.
 */
export const PictureReading = z.strictObject({
  kind: z.enum(['licence', 'plate']),
  /** 17 characters, or none when no VIN was found and only the model is known. */
  vin: z.array(ReadCharacter),
  checkDigit: z.enum(['valid', 'mismatch', 'optional', 'none']),
  /** The strip of the picture that the VIN stands in, as a data URL. */
  cutOut: z.string().max(200_000).nullable(),
  /** 品牌型号 in its two halves: the brand as it stands before 牌, and the announcement number. */
  brand: z.string().nullable(),
  announcement: z.string().nullable(),
  engineNumber: z.string().nullable(),
  registrationDate: z.iso.date().nullable(),
  vehicleClass: z.string().nullable(),
});
export type PictureReading = z.infer<typeof PictureReading>;

export const ocrUpload = {
  body: EmptyBody,
  result: PictureReading,
};

export const ocrConfirm = {
  body: z.strictObject({
    vin: Vin,
    announcement: text(40).optional(),
    registrationDate: z.iso.date().optional(),
  }),
  result: z.strictObject({
    vin: Vin,
    /** What to search by: the announcement number where the catalogue does not know the VIN. */
    searchBy: z.enum(['vin', 'announcement']),
    /** The rule that narrowed the vehicles of the VIN, and how many it left of how many. */
    rule: z.enum(['vin', 'announcement', 'registrationDate', 'announcementAndRegistrationDate']),
    total: z.number().int(),
    left: z.number().int(),
    /** The answers that lead to those that are left: they go with the search. */
    answers: z.partialRecord(FilterField, z.string()),
  }),
};

export const ocrVinImage = {
  body: EmptyBody,
  result: PictureReading,
};

/** 128 random bits, base64url: known to the screen that shows the code and to the phone that scanned it. */
export const TicketId = z.string().regex(/^[\w-]{22}$/);

export const makeQrCode = {
  body: EmptyBody,
  result: z.strictObject({
    id: TicketId,
    /** Where the phone is led: /jump on the host that was asked. */
    url: z.string(),
    /** The code of that address as SVG. */
    svg: z.string(),
    expiresInS: z.number().int(),
  }),
};

export const TicketState = z.enum(['waiting', 'opened', 'received', 'read', 'expired', 'used']);
export type TicketState = z.infer<typeof TicketState>;

export const checkQrCode = {
  body: z.strictObject({ id: TicketId }),
  result: z.strictObject({
    state: TicketState,
    expiresInS: z.number().int(),
    reading: PictureReading.nullable(),
    /** Why the last picture could not be read; the phone may send another. */
    problem: z.string().nullable(),
  }),
};

export const openQrCode = {
  body: z.strictObject({ id: TicketId }),
  result: z.strictObject({ state: TicketState, expiresInS: z.number().int() }),
};

export const uploadByQrCode = {
  body: z.strictObject({ id: TicketId }),
  result: z.strictObject({ state: TicketState }),
};
