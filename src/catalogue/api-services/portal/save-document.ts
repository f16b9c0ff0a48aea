/** Downloads a document with the session. Returns false on failure. */
export async function saveDocument(href: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(href, { headers: { authorization: token } });
    if (
      !response.ok ||
      /json/.test(response.headers.get('content-type') ?? '') !== /format=(openapi|postman)/.test(href)
    )
      return false;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = fileNameOf(response.headers.get('content-disposition'));
    link.click();
    URL.revokeObjectURL(link.href);
    return true;
  } catch {
    return false;
  }
}

function fileNameOf(disposition: string | null): string {
  const [, name = 'document'] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  return decodeURIComponent(name);
}
