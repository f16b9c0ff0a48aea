/** The pages of the documents that are written by hand, in their order. Each is a public page. */
export const guideIds = [
  'overview',
  'quick-start',
  'authentication',
  'errors',
  'limits',
  'idempotency',
  'webhooks',
  'mcp',
  'changes',
  'status',
] as const;
export type GuideId = (typeof guideIds)[number];

/** The path of a guide in the storefront. */
export function guidePath(id: GuideId): string {
  return id === 'overview' ? '/service' : `/service/${id}`;
}

/** The public page of interfaces, by the parameter `id`. */
export const REFERENCE_PATH = '/service/interface';

/** The public reference of an interface. */
export function referencePath(code: string): string {
  return `${REFERENCE_PATH}?id=${code}`;
}

/** Stands for scheme and host where a page is rendered for any host. */
export const PLACEHOLDER_ORIGIN = 'https://your-host';

/** The files of an interface's documents. */
export const documentFormats = ['word', 'markdown', 'openapi', 'postman'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Samples print the key from this environment variable. */
export const KEY_VARIABLE = 'EPC_API_KEY';

export const sampleLanguages = ['curl', 'python', 'java', 'php', 'javascript', 'csharp', 'go'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];
export const sampleLabels: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  python: 'Python',
  java: 'Java',
  php: 'PHP',
  javascript: 'JavaScript',
  csharp: 'C#',
  go: 'Go',
};
