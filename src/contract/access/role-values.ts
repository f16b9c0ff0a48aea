/** The values of the roles that see their own agency code's users alone. */
export const AGENT = 2;
export const SELLER = 3;
/** The value of a role that manages the product: one such account always remains. */
export const MANAGER = 4;
