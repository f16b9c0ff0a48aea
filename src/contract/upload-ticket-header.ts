/**
 * Request header with the ticket of an upload that needs no session. The server checks it before it reads the file; a
 * field of the multipart body would come too late.
 */
export const uploadTicketHeader = 'upload-ticket';
