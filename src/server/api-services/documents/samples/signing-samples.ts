import type { CodeSample } from '../../../../contract/api-services/documents/blocks.ts';
import { shellQuoted } from '../../../../contract/api-services/documents/curl-sample.ts';
import { KEY_VARIABLE, type SampleLanguage, sampleLabels } from '../../../../contract/api-services/documents/rules.ts';
import { signatureHeaders } from '../../../../contract/api-services/wire.ts';
import { asciiQuoted, doubleQuoted, type SampleRequest, singleQuoted } from './request-samples.ts';

/** Samples print the key's id from this environment variable. */
export const KEY_ID_VARIABLE = 'EPC_API_KEY_ID';

const { keyId, timestamp, nonce, signature } = signatureHeaders;

type Print = (request: SampleRequest) => string;

/** The signed request as whole programs. The time and nonce can be set by EPC_TIME and EPC_NONCE, to compare with a vector. */
export function signingSamples(request: SampleRequest): CodeSample[] {
  return printers.map(([language, print]) => ({ language, label: sampleLabels[language], text: print(request) }));
}

const curl: Print = ({ url, body }) => `body=${shellQuoted(body)}
path=${shellQuoted(new URL(url).pathname)}
time=\${EPC_TIME:-$(date +%s)}
nonce=\${EPC_NONCE:-$(openssl rand -hex 16)}
hash=$(printf '%s' "$body" | openssl dgst -sha256 -hex | sed 's/.* //')
text=$(printf 'POST\\n%s\\n\\n%s\\n%s\\n%s' "$path" "$hash" "$time" "$nonce")
signature=$(printf '%s' "$text" | openssl dgst -sha256 -hmac "$${KEY_VARIABLE}" -hex | sed 's/.* //')
curl -sS ${shellQuoted(url)} \\
  -H "${keyId}: $${KEY_ID_VARIABLE}" \\
  -H "${timestamp}: $time" \\
  -H "${nonce}: $nonce" \\
  -H "${signature}: $signature" \\
  -H 'Content-Type: application/json' \\
  -d "$body"
`;

const python: Print = ({ url, body }) => `import hashlib
import hmac
import os
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request

url = ${doubleQuoted(url)}
body = ${doubleQuoted(body)}.encode("utf-8")
timestamp = os.environ.get("EPC_TIME") or str(int(time.time()))
nonce = os.environ.get("EPC_NONCE") or secrets.token_hex(16)
parts = urllib.parse.urlsplit(url)
query = "&".join(sorted(parts.query.split("&"))) if parts.query else ""
text = "\\n".join(["POST", parts.path, query, hashlib.sha256(body).hexdigest(), timestamp, nonce])
signature = hmac.new(os.environ["${KEY_VARIABLE}"].encode(), text.encode(), hashlib.sha256).hexdigest()
request = urllib.request.Request(
    url,
    data=body,
    headers={
        "${keyId}": os.environ["${KEY_ID_VARIABLE}"],
        "${timestamp}": timestamp,
        "${nonce}": nonce,
        "${signature}": signature,
        "Content-Type": "application/json",
    },
    method="POST",
)
try:
    with urllib.request.urlopen(request, timeout=10) as response:
        print(response.status, response.read().decode("utf-8"))
except urllib.error.HTTPError as error:
    print(error.code, error.read().decode("utf-8"))
`;

const javascript: Print = ({ url, body }) => `const { createHash, createHmac, randomBytes } = require('node:crypto');

const url = new URL(${singleQuoted(url)});
const body = ${singleQuoted(body)};
const timestamp = process.env.EPC_TIME || String(Math.floor(Date.now() / 1000));
const nonce = process.env.EPC_NONCE || randomBytes(16).toString('hex');
const query = url.search.slice(1).split('&').sort().join('&');
const hash = createHash('sha256').update(body).digest('hex');
const text = ['POST', url.pathname, query, hash, timestamp, nonce].join('\\n');
const signature = createHmac('sha256', process.env.${KEY_VARIABLE}).update(text).digest('hex');

fetch(url, {
  method: 'POST',
  headers: {
    '${keyId}': process.env.${KEY_ID_VARIABLE},
    '${timestamp}': timestamp,
    '${nonce}': nonce,
    '${signature}': signature,
    'Content-Type': 'application/json',
  },
  body,
})
  .then(async (response) => console.log(response.status, await response.text()))
  .catch((error) => console.error(error));
`;

const java: Print = ({ url, body }) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class SignedSample {
    public static void main(String[] args) throws Exception {
        URI url = URI.create(${doubleQuoted(url)});
        String body = ${asciiQuoted(body)};
        String timestamp = setting("EPC_TIME", String.valueOf(System.currentTimeMillis() / 1000));
        String nonce = setting("EPC_NONCE", UUID.randomUUID().toString());
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes(body));
        String[] query = url.getRawQuery() == null ? new String[0] : url.getRawQuery().split("&");
        Arrays.sort(query);
        String text = String.join("\\n",
            "POST", url.getRawPath(), String.join("&", query), hex(digest), timestamp, nonce);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(bytes(System.getenv("${KEY_VARIABLE}")), "HmacSHA256"));
        HttpRequest request = HttpRequest.newBuilder(url)
            .header("${keyId}", System.getenv("${KEY_ID_VARIABLE}"))
            .header("${timestamp}", timestamp)
            .header("${nonce}", nonce)
            .header("${signature}", hex(mac.doFinal(bytes(text))))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String setting(String name, String fallback) {
        String value = System.getenv(name);
        return value == null ? fallback : value;
    }

    private static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte one : bytes) text.append(String.format("%02x", one));
        return text.toString();
    }
}
`;

const php: Print = ({ url, body }) => `<?php
$url = ${singleQuoted(url)};
$body = ${singleQuoted(body)};
$timestamp = getenv('EPC_TIME') ?: (string) time();
$nonce = getenv('EPC_NONCE') ?: bin2hex(random_bytes(16));
$query = explode('&', parse_url($url, PHP_URL_QUERY) ?? '');
sort($query, SORT_STRING);
$text = implode("\\n", [
    'POST', parse_url($url, PHP_URL_PATH), implode('&', $query), hash('sha256', $body), $timestamp, $nonce,
]);
$request = curl_init($url);
curl_setopt_array($request, [
    CURLOPT_POST => true,
    CURLOPT_POSTFIELDS => $body,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 10,
    CURLOPT_HTTPHEADER => [
        '${keyId}: ' . getenv('${KEY_ID_VARIABLE}'),
        '${timestamp}: ' . $timestamp,
        '${nonce}: ' . $nonce,
        '${signature}: ' . hash_hmac('sha256', $text, getenv('${KEY_VARIABLE}')),
        'Content-Type: application/json',
    ],
]);
$answer = curl_exec($request);
if ($answer === false) {
    exit(curl_error($request) . PHP_EOL);
}
echo curl_getinfo($request, CURLINFO_HTTP_CODE), ' ', $answer, PHP_EOL;
`;

const printers: readonly (readonly [SampleLanguage, Print])[] = [
  ['curl', curl],
  ['python', python],
  ['java', java],
  ['php', php],
  ['javascript', javascript],
];
