const VECTOR_BYTES = 16;

/**
 * Opens a sealed result: base64 of a 16-byte vector followed by AES-256-CBC of the JSON. The browser's own cipher does
 * it beside the page's thread; a page over plain http has none, and fetches a script that does the same.
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
  return JSON.parse(new TextDecoder().decode(plain));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
