import { HttpResponse, http } from 'msw';
import { fakeServer } from './fake-server.ts';

/** Cuts the connection: no request gets an answer, until the returned function is called. */
export function cutConnection(): () => void {
  let isCut = true;
  fakeServer.use(http.all('*', () => (isCut ? HttpResponse.error() : undefined)));
  window.dispatchEvent(new Event('offline'));
  return () => {
    isCut = false;
    window.dispatchEvent(new Event('online'));
  };
}
