/** A phone's photograph at full size fits; JPEG, PNG or WebP, known by what is inside and not by the name. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
