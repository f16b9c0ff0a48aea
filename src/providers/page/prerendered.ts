/** Whether the server has rendered the screen into the page. */
export function isPrerendered(): boolean {
  return (document.getElementById('root')?.childElementCount ?? 0) > 0;
}
