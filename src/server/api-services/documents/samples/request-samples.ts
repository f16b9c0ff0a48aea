import type { CodeSample } from '../../../../contract/api-services/documents/blocks.ts';
import { curlSample } from '../../../../contract/api-services/documents/curl-sample.ts';
import {
  KEY_VARIABLE,
  type SampleLanguage,
  sampleLabels,
  sampleLanguages,
} from '../../../../contract/api-services/documents/rules.ts';

/** The request that samples make: a POST with a JSON body, authorized with the key of the environment variable. */
export interface SampleRequest {
  url: string;
  /** The JSON text of the body. */
  body: string;
}

type Print = (request: SampleRequest) => string;

/**
 * The request in each language, as a whole program that runs as printed with the language's own standard library.
 * Written by hand: generators of samples leave out imports, ports or the main function.
 */
export function requestSamples(request: SampleRequest): CodeSample[] {
  return sampleLanguages.map((language) => ({
    language,
    label: sampleLabels[language],
    text: printers[language](request),
  }));
}

const python: Print = ({ url, body }) => `import os
import urllib.error
import urllib.request

body = ${doubleQuoted(body)}
request = urllib.request.Request(
    ${doubleQuoted(url)},
    data=body.encode("utf-8"),
    headers={
        "Authorization": "Bearer " + os.environ["${KEY_VARIABLE}"],
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

const java: Print = ({ url, body }) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Sample {
    public static void main(String[] args) throws Exception {
        String body = ${asciiQuoted(body)};
        HttpRequest request = HttpRequest.newBuilder(URI.create(${doubleQuoted(url)}))
            .header("Authorization", "Bearer " + System.getenv("${KEY_VARIABLE}"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }
}
`;

const php: Print = ({ url, body }) => `<?php
$body = ${singleQuoted(body)};
$request = curl_init(${singleQuoted(url)});
curl_setopt_array($request, [
    CURLOPT_POST => true,
    CURLOPT_POSTFIELDS => $body,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 10,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('${KEY_VARIABLE}'),
        'Content-Type: application/json',
    ],
]);
$answer = curl_exec($request);
if ($answer === false) {
    exit(curl_error($request) . PHP_EOL);
}
echo curl_getinfo($request, CURLINFO_HTTP_CODE), ' ', $answer, PHP_EOL;
`;

const javascript: Print = ({ url, body }) => `const body = ${singleQuoted(body)};

fetch(${singleQuoted(url)}, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,
    'Content-Type': 'application/json',
  },
  body,
})
  .then(async (response) => console.log(response.status, await response.text()))
  .catch((error) => console.error(error));
`;

const csharp: Print = ({ url, body }) => `using System;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;

public static class Sample
{
    public static async Task Main()
    {
        var body = ${doubleQuoted(body)};
        using var client = new HttpClient();
        using var request = new HttpRequestMessage(HttpMethod.Post, ${doubleQuoted(url)});
        request.Headers.Authorization = new AuthenticationHeaderValue(
            "Bearer", Environment.GetEnvironmentVariable("${KEY_VARIABLE}"));
        request.Content = new StringContent(body, Encoding.UTF8, "application/json");
        using var response = await client.SendAsync(request);
        Console.WriteLine((int)response.StatusCode + " " + await response.Content.ReadAsStringAsync());
    }
}
`;

const go: Print = ({ url, body }) => `package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
)

func main() {
	body := ${doubleQuoted(body)}
	request, err := http.NewRequest("POST", ${doubleQuoted(url)}, strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("${KEY_VARIABLE}"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	fmt.Println(response.StatusCode, string(answer))
}
`;

const printers: Readonly<Record<SampleLanguage, Print>> = {
  curl: curlSample,
  python,
  java,
  php,
  javascript,
  csharp,
  go,
};

/** A string literal that Python, Java, C# and Go read alike. */
export function doubleQuoted(text: string): string {
  // JSON escapes what these languages do; only a Go or C# compiler would refuse the escapes of some control characters.
  return JSON.stringify(text);
}

/** A Java literal: a compiler reads files in the encoding of the system, which may know no Chinese. */
export function asciiQuoted(text: string): string {
  return doubleQuoted(text).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A string literal that PHP and JavaScript read alike. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '')}'`;
}
