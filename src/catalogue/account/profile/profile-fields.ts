import type { ProfilePart, UserDetail } from '../../../contract/account/schemas.ts';

export type Detail = UserDetail['sysUserDetailVo'];

interface FieldDefinition {
  /** The part of the profile that the field completes. */
  part: ProfilePart;
  kind: 'text' | 'area' | 'choice' | 'yesNo';
  min?: number;
  max?: number;
}

/** The fields in the order of the page, with the lengths of the specification. */
export const profileFields = {
  userRealname: { part: 'userPerfect', kind: 'text', min: 2, max: 30 },
  companyName: { part: 'companyMessage', kind: 'text', min: 2, max: 80 },
  companyType: { part: 'companyType', kind: 'choice' },
  jobFlag: { part: 'job', kind: 'choice' },
  howKnowEpc: { part: 'howKnow', kind: 'choice' },
  businessDesc: { part: 'businessDesc', kind: 'area', min: 2, max: 380 },
  hasCommunication: { part: 'communication', kind: 'yesNo' },
} as const satisfies Record<string, FieldDefinition>;

export type ProfileField = keyof typeof profileFields;

export const fieldNames = Object.keys(profileFields).filter((key): key is ProfileField => key in profileFields);

/** Whether a text has a valid length, counted like on the server. */
export function hasValidLength(field: ProfileField, text: string): boolean {
  const { min = 1, max = Number.POSITIVE_INFINITY }: FieldDefinition = profileFields[field];
  const { length } = text.trim();
  return length >= min && length <= max;
}

export interface Completion {
  done: number;
  total: number;
  missing: ProfileField[];
  /** Has a value that the user neither entered nor confirmed. */
  unconfirmed: ProfileField[];
}

/** The completion of the profile's seven parts. */
export function completionOf(detail: Detail): Completion {
  const open = fieldNames.filter((field) => !detail.perfected.includes(profileFields[field].part));
  return {
    done: fieldNames.length - open.length,
    total: fieldNames.length,
    missing: open.filter((field) => detail[field] === null),
    unconfirmed: open.filter((field) => detail[field] !== null),
  };
}

/** Only the main account edits the company's name. */
export function canEdit(field: ProfileField, acctLevel: number): boolean {
  return field !== 'companyName' || acctLevel === 0;
}
