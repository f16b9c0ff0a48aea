import type { OePart } from '../../contract/oe/schemas.ts';

/** The maker's name for the part, with the standard one where they differ. */
export function nameOf({ oeName, stdPartName }: OePart): string {
  if (oeName === '') return stdPartName;
  return oeName.includes(stdPartName) ? oeName : `${oeName} · ${stdPartName}`;
}
