/** The role of new registrations. */
export const GENERAL = 1;
/** Roles that see only the users of their own agency code. */
export const AGENT = 2;
export const SELLER = 3;
/** The role that manages the product; at least one such account always remains. */
export const MANAGER = 4;
