import { z } from 'zod';
import { AgencyCode } from '../account/schemas.ts';
import { Id, text } from '../fields.ts';
import { PhoneNum } from '../sms/schemas.ts';
import { UserInput, UserState } from './user-schemas.ts';

/** The user, and the version that the caller saw: 900410 with the record as it is now if it has changed since. */
const versioned = { id: Id, rowVersion: z.number().int().positive() };
const NewVersion = z.strictObject({ rowVersion: z.number().int().positive() });

export const updateUser = {
  body: z.strictObject({
    ...versioned,
    values: UserInput.partial().strict(),
    /** Counted passenger lookups to give along with the edit; more than 0 needs USER_QUOTA_POWER. */
    disparity: z.number().int().min(0).max(10_000).default(0),
  }),
  result: NewVersion,
};

export const giveUserLookups = {
  body: z.strictObject({ ...versioned, amount: z.number().int().min(1).max(10_000) }),
  result: NewVersion,
};

export const setAgency = {
  body: z.strictObject({ ...versioned, agencyCode: AgencyCode.nullable() }),
  result: NewVersion,
};

export const updateUserRole = {
  /** An omitted agency code stays; agents and sellers need one. */
  body: z.strictObject({ ...versioned, roleId: Id, agencyCode: AgencyCode.nullable().optional() }),
  result: NewVersion,
};

export const setUserState = {
  body: z.strictObject({ ...versioned, userState: UserState, reason: text(200).optional() }),
  result: NewVersion,
};

export const setUserPhone = {
  body: z.strictObject({ ...versioned, phoneNum: PhoneNum }),
  result: NewVersion,
};

export const passwordReset = {
  body: z.strictObject({ id: Id }),
  /** The code is shown once and stored nowhere; a new one replaces it. */
  result: z.strictObject({ code: z.string(), expiresAt: z.iso.datetime() }),
};

export const revealPhone = {
  body: z.strictObject({ id: Id }),
  /** The login phone, and the phone that a main account noted for its sub account. */
  result: z.strictObject({ phoneNum: z.string().nullable(), contactPhone: z.string().nullable() }),
};

export const endUserSessions = {
  /** One session, or all of the user. */
  body: z.strictObject({ id: Id, sessionId: z.uuid().optional() }),
  result: z.strictObject({ ended: z.number().int().min(0) }),
};
