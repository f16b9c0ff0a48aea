const AREA = '/manager';

/** A power of the back office. */
export function isManagementPower(powerCode: string): boolean {
  return powerCode === AREA || powerCode.startsWith(`${AREA}/`);
}
