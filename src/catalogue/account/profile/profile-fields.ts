import type { ProfilePart, UserDetail } from '../../../contract/account/schemas.ts';

export type Detail = UserDetail['sysUserDetailVo'];

interface FieldStatement {
  /** The part of the profile that is filled in with it. */
  part: ProfilePart;
  kind: 'text' | 'area' | 'choice' | 'yesNo';
  min?: number;
  max?: number;
}

/** What a user tells of themselves, in the order of the page: the specification's lengths. */
export const profileFields = {
  userRealname: { part: 'userPerfect', kind: 'text', min: 2, max: 30 },
  companyName: { part: 'companyMessage', kind: 'text', min: 2, max: 80 },
  companyType: { part: 'companyType', kind: 'choice' },
  jobFlag: { part: 'job', kind: 'choice' },
  howKnowEpc: { part: 'howKnow', kind: 'choice' },
  businessDesc: { part: 'businessDesc', kind: 'area', min: 2, max: 380 },
  hasCommunication: { part: 'communication', kind: 'yesNo' },
} as const satisfies Record<string, FieldStatement>;

export type ProfileField = keyof typeof profileFields;

export const fieldNames = Object.keys(profileFields).filter((key): key is ProfileField => key in profileFields);

/** Whether a typed text keeps the field's lengths, counted as the server counts it. */
export function fits(field: ProfileField, text: string): boolean {
  const { min = 1, max = Number.POSITIVE_INFINITY }: FieldStatement = profileFields[field];
  const { length } = text.trim();
  return length >= min && length <= max;
}

export interface Completion {
  done: number;
  total: number;
  /** Nothing is said yet. */
  missing: ProfileField[];
  /** Something stands there that its owner never said or confirmed. */
  unconfirmed: ProfileField[];
}

/** How far the profile's seven parts are filled in. */
export function completionOf(detail: Detail): Completion {
  const open = fieldNames.filter((field) => !detail.perfected.includes(profileFields[field].part));
  return {
    done: fieldNames.length - open.length,
    total: fieldNames.length,
    missing: open.filter((field) => detail[field] === null),
    unconfirmed: open.filter((field) => detail[field] !== null),
  };
}

/** A sub account's company is its main account's to name. */
export function mayEdit(field: ProfileField, acctLevel: number): boolean {
  return field !== 'companyName' || acctLevel === 0;
}
