const VECTOR_BYTES = 16;

/**
 * Decrypts a sealed result: base64 of a 16-byte vector followed by AES-256-CBC of the JSON, compressed or not (gzip).
 * WebCrypto works outside the main thread; over plain http it is missing, and crypto-js is loaded instead.
 * @param secretKey 64 hex characters, issued at login
 */
export async function openSeal(sealed: string, secretKey: string): Promise<unknown> {
  const cipher = globalThis.crypto?.subtle;
  if (cipher === undefined) return (await import('./seal-by-script.ts')).openSealByScript(sealed, secretKey);
  const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
  const key = await cipher.importKey('raw', bytesOf(secretKey), 'AES-CBC', false, ['decrypt']);
  const plain = await cipher.decrypt(
    { name: 'AES-CBC', iv: bytes.subarray(0, VECTOR_BYTES) },
    key,
    bytes.subarray(VECTOR_BYTES),
  );
  return JSON.parse(new TextDecoder().decode(isCompressed(plain) ? await decompressed(plain) : plain));
}

/** The magic number of gzip, with which no JSON starts. */
function isCompressed(plain: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(plain);
  return first === 0x1f && second === 0x8b;
}

function decompressed(plain: ArrayBuffer): Promise<ArrayBuffer> {
  return new Response(new Blob([plain]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
