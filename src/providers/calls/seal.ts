const VECTOR_BYTES = 16;

/**
 * Opens a sealed result: base64 of a 16-byte vector followed by AES-256-CBC of the JSON. The browser's own cipher does
 * it beside the page's thread; a page over plain http has none, and fetches a script that does the same. A JSON that
 * was packed (gzip) is unpacked.
 * @param secretKey 64 hex characters, told at login.
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
  return JSON.parse(new TextDecoder().decode(isPacked(plain) ? await unpacked(plain) : plain));
}

/** No JSON begins like gzip. */
function isPacked(plain: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(plain);
  return first === 0x1f && second === 0x8b;
}

function unpacked(plain: ArrayBuffer): Promise<ArrayBuffer> {
  return new Response(new Blob([plain]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
