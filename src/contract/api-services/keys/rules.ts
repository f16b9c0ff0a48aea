/** Limits that an owner may state for a key. The customer's own limits apply besides. */
export const KEY_PER_SECOND_MAX = 1_000;
export const KEY_PER_DAY_MAX = 10_000_000;
/** Networks that a key may be bound to. */
export const KEY_NETWORKS_MAX = 20;
/** The longest time for which the key before a rotation stays valid, in hours. */
export const ROTATION_HOURS_MAX = 7 * 24;
