/**
 * Says, beside a call, that whoever asks can unpack what is sealed: what is sealed cannot be packed on its way, and a
 * vehicle's tree is ten times as long as it need be. Without it the seal holds the JSON itself.
 */
export const sealHeader = 'seal-packing';
export const SEAL_PACKING = 'gzip';
