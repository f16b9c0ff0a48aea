/** Whether the server has written the screen into the page, so that it is taken over instead of drawn anew. */
export function isPrerendered(): boolean {
  return (document.getElementById('root')?.childElementCount ?? 0) > 0;
}
