/** The root of the dictionary categories: company types, careers, channels, service types, intentions. */
export const DICTIONARY_ROOT = 100;
