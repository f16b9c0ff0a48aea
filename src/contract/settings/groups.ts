/** The groups of settings, in the page's order. */
export const settingGroups = ['lookups', 'contact', 'services', 'limits', 'api', 'staff', 'secondPerson'] as const;
export type SettingGroup = (typeof settingGroups)[number];
