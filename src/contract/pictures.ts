import { z } from 'zod';
import { call, Nothing, text, uploadCall } from './call.ts';
import { Vin } from './fields.ts';
import { FilterField } from './vehicles.ts';

/** A phone's photograph at full size fits; JPEG, PNG or WebP, known by what is inside and not by the name. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
const Upload = { maxBytes: PICTURE_MAX_BYTES };

/** One character of the VIN as read. */
export const ReadCharacter = z.strictObject({
  text: z.string().length(1),
  /** 0 to 1: how far the readings agree. */
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

/** Reads a driving licence, or whatever else shows a VIN. 210101–210104 say what is wrong with the picture. */
export const ocrUpload = uploadCall({
  operation: 'ocrUpload',
  path: '/api/PAGE_20201',
  access: 'session',
  upload: Upload,
  body: Nothing,
  result: PictureReading,
});

/** What the user made of a reading; the vehicles of the VIN, narrowed by the rest of it. */
export const ocrConfirm = call({
  operation: 'ocrConfirm',
  path: '/api/PAGE_20202',
  access: 'session',
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
});

/** Reads a VIN plate, or a VIN stamped elsewhere: nothing but the VIN is looked for. */
export const ocrVinImage = uploadCall({
  operation: 'ocrVinImage',
  path: '/api/PAGE_20203',
  access: 'session',
  upload: Upload,
  body: Nothing,
  result: PictureReading,
});

/** 128 random bits, base64url: known to the screen that shows the code and to the phone that scanned it. */
export const TicketId = z.string().regex(/^[\w-]{22}$/);

/** A code for the phone: bound to the account that made it, used once, good for two minutes. */
export const makeQrCode = call({
  operation: 'makeQrCode',
  path: '/api/PAGE_20204',
  access: 'session',
  body: Nothing,
  result: z.strictObject({
    id: TicketId,
    /** Where the phone is led: /jump on the host that was asked. */
    url: z.string(),
    /** The code of that address as SVG. */
    svg: z.string(),
    expiresInS: z.number().int(),
  }),
});

export const TicketState = z.enum(['waiting', 'opened', 'received', 'read', 'expired', 'used']);
export type TicketState = z.infer<typeof TicketState>;

/** How far the phone is. The reading is handed over once: with `read`; asked again the ticket is `used`. */
export const checkQrCode = call({
  operation: 'checkQrCode',
  path: '/api/PAGE_20205',
  access: 'session',
  body: z.strictObject({ id: TicketId }),
  result: z.strictObject({
    state: TicketState,
    expiresInS: z.number().int(),
    reading: PictureReading.nullable(),
    /** Why the last picture could not be read; the phone may send another. */
    problem: z.string().nullable(),
  }),
});

/** The phone says that it is there. A ticket that never was looks like one whose time is up. */
export const openQrCode = call({
  operation: 'openQrCode',
  path: '/api/PAGE_20206',
  access: 'open',
  body: z.strictObject({ id: TicketId }),
  result: z.strictObject({ state: TicketState, expiresInS: z.number().int() }),
});

/** The phone's picture. What was read of it goes to the screen that waits, not back to the phone. */
export const uploadByQrCode = uploadCall({
  operation: 'uploadByQrCode',
  path: '/api/PAGE_20207',
  access: 'open',
  upload: Upload,
  body: z.strictObject({ id: TicketId }),
  result: z.strictObject({ state: TicketState }),
});
