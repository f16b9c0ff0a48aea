/** Fits a full-size phone photo (JPEG, PNG or WebP, recognised by content). */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
