/** Longest message, in characters and lines. */
export const MESSAGE_LENGTH_MAX = 20_000;
export const MESSAGE_LINES_MAX = 500;
/** Most parts of a message. */
export const PARTS_MAX = 500;
/** Most vehicles of a message. */
export const MESSAGE_VEHICLES_MAX = 10;
