export function OeScreen() {
  return null;
}
