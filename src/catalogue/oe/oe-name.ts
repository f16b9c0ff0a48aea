import type { OePart } from '../../contract/oe/schemas.ts';

/** The maker's name of the part, followed by the standard name unless it contains it. */
export function oePartName({ oeName, stdPartName }: OePart): string {
  if (oeName === '') return stdPartName;
  return oeName.includes(stdPartName) ? oeName : `${oeName} · ${stdPartName}`;
}
