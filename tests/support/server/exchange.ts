import { connect } from 'node:net';

/** Sends bytes as they are and reads the response until the server closes the connection. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(response));
  });
}
