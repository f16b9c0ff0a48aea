/** The root of the dictionary categories: company types, careers, channels, service types, intentions. */
export const DICTIONARY_ROOT = 100;

/** The dictionary names of the categories that the product refers to, as the specification labels them. */
export const builtInCategories = ['公司类型', '职业标签', '渠道', '服务类型', '意向'] as const;
