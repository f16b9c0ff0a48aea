/** What is sent: a text, or a form with a file, whose boundary the browser names itself. */
export interface Request {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Told the share of the body that is sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** What came, whatever its status. */
export interface Answer {
  status: number;
  text: string;
  /** null where the answer has none of that name. */
  header(name: string): string | null;
}

/** No answer came: the network is away, or the time was up. */
export class Unanswered extends Error {
  constructor(readonly reason: 'network' | 'timeout') {
    super(reason);
  }
}

/**
 * One request of the page. XMLHttpRequest, for `fetch` cannot tell how much of a file is sent.
 * @throws Unanswered; an AbortError once `signal` says that nobody wants the answer any more.
 */
export function request({ method, url, headers, body, timeoutMs, signal, onProgress }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const onAbort = () => {
      xhr.abort();
      reject(unwanted());
    };
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.timeout = timeoutMs;
    xhr.onload = () =>
      resolve({ status: xhr.status, text: xhr.responseText, header: (name) => xhr.getResponseHeader(name) });
    xhr.onerror = () => reject(new Unanswered('network'));
    xhr.ontimeout = () => reject(new Unanswered('timeout'));
    xhr.onloadend = () => signal?.removeEventListener('abort', onAbort);
    if (onProgress !== undefined)
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress(lengthComputable ? loaded / total : 0);
    if (signal?.aborted) return reject(unwanted());
    signal?.addEventListener('abort', onAbort);
    xhr.send(body ?? null);
  });
}

function unwanted(): DOMException {
  return new DOMException('nobody wants the answer any more', 'AbortError');
}
