/** The page of the rules of alerts; its path is also the code of its power. */
export const ALERT_PAGE = '/manager/apiAlert';
/** The longest time over which errors are counted, in minutes. */
export const ALERT_WINDOW_MAX = 180;

/** The codes of interfaces in `firing` of a rule. */
export function firingCodes({ firing }: { firing: string }): string[] {
  return firing === '' ? [] : firing.split(', ');
}
