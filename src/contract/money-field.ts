/**
 * Whether a field with this name is an amount of money in fen: units come last in names. Holds for fields of resources,
 * figures, settings and values of the audit alike; shown in yuan.
 */
export const isMoneyField = (name: string): boolean => name.endsWith('Fen');
