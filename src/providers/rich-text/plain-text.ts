/** The text of HTML, with a space between its blocks. The parsed document is inert: nothing in it is loaded or run. */
export function plainText(html: string): string {
  const spaced = html.replaceAll(/<(?:br|\/p|\/li|\/h\d|\/blockquote)\b[^>]*>/gi, '$& ');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
