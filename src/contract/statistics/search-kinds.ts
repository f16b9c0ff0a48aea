/** What a user searches for. */
export const searchKinds = ['vin', 'name', 'announcement', 'factoryCode', 'oe', 'brandPart'] as const;
export type SearchKind = (typeof searchKinds)[number];
