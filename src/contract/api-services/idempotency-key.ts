/** The longest value of the header Idempotency-Key. */
export const IDEMPOTENCY_KEY_MAX = 64;

/** Its values as a pattern without anchors: letters, digits, underscores and hyphens. */
export const IDEMPOTENCY_KEY_PATTERN = `[A-Za-z0-9_-]{1,${IDEMPOTENCY_KEY_MAX}}`;
