/**
 * Request header: the client can decompress sealed results. They are compressed before encryption, as a sealed vehicle
 * tree is ten times its compressed size. Without it the seal holds plain JSON.
 */
export const sealHeader = 'seal-packing';
export const SEAL_PACKING = 'gzip';

/**
 * Request header with the ticket of an upload that needs no session. The server checks it before it reads the file; a
 * field of the multipart body would come too late.
 */
export const uploadTicketHeader = 'upload-ticket';
