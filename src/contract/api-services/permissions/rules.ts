/** The page of permissions; its path is also the code of its power. */
export const PERMISSION_PAGE = '/manager/permissions';
export const PERMISSION_EDIT_POWER = `${PERMISSION_PAGE}:edit`;
/** To give and take units. */
export const GRANT_POWER = `${PERMISSION_PAGE}:grant`;

export const grantOrigins = ['trial', 'staff', 'package'] as const;
/** Units in one grant. */
export const GRANT_UNITS_MAX = 10_000_000;
/** Where the rules for a customer come from: its own row, its class's, or the settings. */
export const permissionSources = ['customer', 'class', 'default'] as const;
