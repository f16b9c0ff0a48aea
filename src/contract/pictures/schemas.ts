import { z } from 'zod';
import { EmptyBody, text, Vin } from '../fields.ts';
import { FilterField } from '../vehicles/schemas.ts';

/** One character of a VIN as read. */
export const ReadCharacter = z.strictObject({
  text: z.string().length(1),
  /** The reader's own score, 0 to 1. */
  certainty: z.number().min(0).max(1),
  /** The user should check it. */
  isDoubtful: z.boolean(),
  /** Other possible characters, most likely first. */
  alternatives: z.array(z.string().length(1)),
});
export type ReadCharacter = z.infer<typeof ReadCharacter>;

/**
 * The OCR result of a driving licence or VIN plate. A closed schema on purpose: there is no field for owner, address
 * or plate number.
 */
export const PictureReading = z.strictObject({
  kind: z.enum(['licence', 'plate']),
  /** 17 characters, or empty when only the model was read. */
  vin: z.array(ReadCharacter),
  checkDigit: z.enum(['valid', 'mismatch', 'optional', 'none']),
  /** The part of the picture with the VIN, as a data URL. */
  cutOut: z.string().max(200_000).nullable(),
  /** 品牌型号 in two parts: the brand before 牌, and the announcement number. */
  brand: z.string().nullable(),
  announcement: z.string().nullable(),
  engineNumber: z.string().nullable(),
  /** The positions of these numbers, from 1, that the user should check: they have no check digit. */
  doubts: z.strictObject({ announcement: z.array(z.number().int()), engineNumber: z.array(z.number().int()) }),
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
    /** announcement: the catalogue does not know the VIN. */
    searchBy: z.enum(['vin', 'announcement']),
    /** The rule that narrowed the vehicles of the VIN from `total` to `left`. */
    rule: z.enum(['vin', 'announcement', 'registrationDate', 'announcementAndRegistrationDate']),
    total: z.number().int(),
    left: z.number().int(),
    /** Answers to the narrowing questions, to be sent with the search. */
    answers: z.partialRecord(FilterField, z.string()),
  }),
};

export const ocrVinImage = {
  body: EmptyBody,
  result: PictureReading,
};

/** 128 random bits in base64url, known only to the screen with the code and the phone that scanned it. */
export const TicketId = z.string().regex(/^[\w-]{22}$/);

export const makeQrCode = {
  body: EmptyBody,
  result: z.strictObject({
    id: TicketId,
    /** /jump on the requested host. */
    url: z.string(),
    /** QR code of the URL. */
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
    /** Reason for which the last picture could not be read; the phone may send another. */
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
