/** The source of the demo catalogue in the table of sources. */
export const DEMO_SOURCE_ID = 1;
