/**
 * Request header: the client can decompress sealed results. They are compressed before encryption, as a sealed vehicle
 * tree is ten times its compressed size. Without it the seal holds plain JSON.
 */
export const sealHeader = 'seal-packing';
export const SEAL_PACKING = 'gzip';
