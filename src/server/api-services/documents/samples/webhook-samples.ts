import type { CodeSample } from '../../../../contract/api-services/documents/blocks.ts';
import { sampleLabels } from '../../../../contract/api-services/documents/rules.ts';
import { WEBHOOK_SECRET_VARIABLE, webhookHeaders } from '../../../../contract/api-services/webhooks/rules.ts';

const { id, timestamp, signature } = webhookHeaders;

const javascript = `const { createHmac, timingSafeEqual } = require('node:crypto');
const { createServer } = require('node:http');

const key = Buffer.from(process.env.${WEBHOOK_SECRET_VARIABLE}.replace('whsec_', ''), 'base64');
const seen = new Set(); // Keep the ids in your database instead.

function isGenuine(headers, body) {
  const time = headers['${timestamp}'] || '';
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
  const expected = createHmac('sha256', key).update(\`\${headers['${id}']}.\${time}.\`).update(body).digest();
  return (headers['${signature}'] || '').split(' ').some((each) => {
    const [version, text = ''] = each.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
    const eventId = request.headers['${id}'];
    if (!seen.has(eventId)) {
      seen.add(eventId);
      const event = JSON.parse(body.toString('utf8'));
      console.log(event.type, JSON.stringify(event.data));
    }
    response.writeHead(204).end();
  });
});
server.listen(process.env.PORT || 8000);
`;

const python = `import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["${WEBHOOK_SECRET_VARIABLE}"].replace("whsec_", ""))
seen = set()  # Keep the ids in your database instead.


def is_genuine(headers, body):
    sent_at = headers.get("${timestamp}", "")
    if not sent_at.isdigit() or abs(time.time() - int(sent_at)) > 300:
        return False
    signed = "{}.{}.".format(headers.get("${id}"), sent_at).encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = headers.get("${signature}", "").split(" ")
    return any(hmac.compare_digest(each.encode(), ("v1," + expected).encode()) for each in given)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        if not is_genuine(self.headers, body):
            self.send_response(401)
            self.end_headers()
            return
        event_id = self.headers["${id}"]
        if event_id not in seen:
            seen.add(event_id)
            event = json.loads(body)
            print(event["type"], json.dumps(event["data"]), flush=True)
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


HTTPServer(("", int(os.environ.get("PORT", "8000"))), Receiver).serve_forever()
`;

/** Whole receivers of webhooks: they verify the signature and handle each event once. */
export const webhookSamples: CodeSample[] = [
  { language: 'javascript', label: sampleLabels.javascript, text: javascript },
  { language: 'python', label: sampleLabels.python, text: python },
];
