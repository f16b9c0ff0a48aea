/** Whether only this computer can reach the host: a phone that scans its address cannot. */
export function isLoopbackHost(hostname: string): boolean {
  return /(^|\.)localhost$|^127\.|^\[?::1\]?$/.test(hostname);
}
