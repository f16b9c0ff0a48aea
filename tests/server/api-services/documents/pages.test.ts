import { expect, test } from 'vitest';
import { guideIds } from '../../../../src/contract/api-services/documents/rules.ts';
import { DocumentPage } from '../../../../src/contract/api-services/documents/schemas.ts';
import { llmsTextOf } from '../../../../src/server/api-services/documents/folds/llms-text.ts';
import { markdownOf } from '../../../../src/server/api-services/documents/folds/markdown.ts';
import { allPages, findPage, pageGroups } from '../../../../src/server/api-services/documents/folds/pages.ts';
import { searchEntriesOf } from '../../../../src/server/api-services/documents/folds/search-entries.ts';
import { wordOf } from '../../../../src/server/api-services/documents/folds/word.ts';
import { documentSource, vinToVehicle } from '../../../support/api-services/published-interfaces.ts';

const languages = ['en', 'zh-CN'] as const;

test.each(languages)('every page in %s follows the schema, and its anchors are its own', (language) => {
  for (const page of allPages(documentSource({ language }))) {
    expect(DocumentPage.safeParse(page).error).toBeUndefined();
    const anchors = page.blocks.flatMap((block) => {
      if (block.kind === 'heading' || block.kind === 'samples') return [block.anchor];
      return block.kind === 'fields' ? block.rows.map(({ anchor }) => anchor) : [];
    });
    expect(new Set(anchors).size).toBe(anchors.length);
  }
});

test('no page in English holds Chinese, and every page in Chinese does', () => {
  const text = (page: unknown) => JSON.stringify(page);
  const chinese = /[\u4e00-\u9fff]/;
  for (const page of allPages(documentSource())) expect(text(page)).not.toMatch(chinese);
  for (const page of allPages(documentSource({ language: 'zh-CN' }))) expect(text(page)).toMatch(chinese);
});

test('an interface is found by its code in any case and by its number; others are not found', () => {
  const source = documentSource();
  expect(findPage(source, 'VINTOVEHICLE')?.id).toBe('vinToVehicle');
  expect(findPage(source, '7')?.id).toBe('vinToVehicle');
  expect(findPage(source, '8')).toBeUndefined();
  expect(findPage(source, 'constructor')).toBeUndefined();
});

test('the change log has versions, deprecations and retirements by day of the shop, the newest first', () => {
  const deprecated = {
    status: 'deprecated' as const,
    deprecatedAt: '2026-11-21T20:00:00.000Z',
    sunsetOn: '2099-01-31',
  };
  const old = vinToVehicle({ ...deprecated, interfaceId: 8, code: 'vinOld', replacementCode: 'vinToVehicle' });
  const change = { version: 1, notes: '', publishedAt: '2026-11-20T17:00:00.000Z' };
  const source = documentSource({
    interfaces: [vinToVehicle(), old],
    retired: [{ code: 'vinGone', name: 'VIN', nameEn: 'VIN by post', offAt: '2026-11-22T01:00:00.000Z' }],
    changes: [
      { code: 'vinOld', ...change },
      { code: 'vinGone', ...change, publishedAt: '2026-11-19T01:00:00.000Z' },
      ...documentSource().changes,
    ],
  });
  const page = findPage(source, 'changes');
  const text = page === undefined ? '' : markdownOf(page, source);
  const log = text.slice(text.indexOf('## ')).replaceAll(/\]\([^)]+\)/g, ']');
  expect(log.split(/\n+/).filter(Boolean)).toEqual([
    '## 2026-11-22',
    '- VIN by post retired, no longer responds',
    '- [VIN to vehicle] deprecated, stops responding on 2099-01-31, replaced by [VIN to vehicle]',
    '## 2026-11-21',
    '- [VIN to vehicle] version 1',
    '## 2026-11-20',
    '- [VIN to vehicle] version 2: New field',
    '## 2026-11-19',
    '- VIN by post version 1',
  ]);
});

test('the list of pages names every guide and interface', () => {
  const ids = pageGroups(documentSource()).flatMap(({ pages }) => pages.map(({ id }) => id));
  expect(ids).toEqual([...guideIds, 'vinToVehicle']);
});

test('the Markdown of a reference has its fields, examples, codes and samples, and links with the origin', () => {
  const source = documentSource();
  const page = findPage(source, 'vinToVehicle');
  const text = page === undefined ? '' : markdownOf(page, source);
  expect(text).toContain('# VIN to vehicle\n\nThe vehicles of a VIN');
  expect(text).toContain('| `vin` | string | yes | about vin | `LSVNA2CJ1K2113527` |');
  expect(text).toContain('| `tags` | array of string | no | about tags | `["a\\|b"]` |');
  expect(text).toContain('| `vehicles.engine.code` | string | about code |  |');
  expect(text).toContain('| `301223` | 429 | meaning of 301223 | Free | advice for 301223 |');
  expect(text).toContain('### curl\n\n```bash\ncurl -sS');
  expect(text).toContain('](https://epc.example/service/authentication)');
  expect(text).not.toContain('](/');
});

test('a code that the interface never answers with is not in its list', () => {
  expect(JSON.stringify(findPage(documentSource(), 'vinToVehicle'))).not.toContain('999999');
});

test('llms.txt links to the Markdown of every page', () => {
  const text = llmsTextOf(documentSource());
  for (const id of [...guideIds, 'vinToVehicle']) expect(text).toContain(`(https://epc.example/service/${id}.md)`);
});

test('llms.txt and the guide name the address of the tools', () => {
  const page = findPage(documentSource(), 'mcp');
  for (const text of [llmsTextOf(documentSource()), JSON.stringify(page)])
    expect(text).toContain('https://epc.example/mcp');
});

test('the settings of assistants are JSON that names the address and the key', () => {
  const blocks = findPage(documentSource(), 'mcp')?.blocks ?? [];
  const settings = blocks.flatMap((block) => (block.kind === 'code' && block.language === 'json' ? [block.text] : []));
  expect(settings.length).toBeGreaterThan(3);
  for (const text of settings) {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(text).toContain('https://epc.example/mcp');
    expect(text).toContain('Bearer');
  }
});

test('the headers of the guide are written as the gateway writes them', () => {
  expect(JSON.stringify(findPage(documentSource(), 'limits'))).toContain(
    JSON.stringify('RateLimit: "second";r=19;t=1, "day";r=19999;t=43200').slice(1, -1),
  );
});

test('the search finds each field by a link to it', () => {
  const entries = searchEntriesOf(allPages(documentSource()));
  expect(entries).toContainEqual({
    path: '/service/interface?id=vinToVehicle#response.vehicles.vehicleId',
    page: 'VIN to vehicle',
    title: 'vehicles.vehicleId',
    text: 'about vehicleId',
  });
});

test.each(languages)('the Word document in %s is a readable file with every field', async (language) => {
  const { default: yauzl } = await import('yauzl');
  const source = documentSource({ language });
  const bytes = await wordOf(allPages(source), language);
  const xml = await new Promise<string>((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null) return reject(error);
      zip.on('entry', (entry) => {
        if (entry.fileName !== 'word/document.xml') return zip.readEntry();
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure !== null) return reject(failure);
          resolve(Buffer.concat(await stream.toArray()).toString('utf8'));
        });
      });
      zip.readEntry();
    });
  });
  expect(xml).toContain('vehicleId');
  expect(xml).toContain(language === 'en' ? 'VIN to vehicle' : 'VIN 查车型');
  expect(xml).toContain('LSVNA2CJ1K2113527');
});

test('the status names errors and median time of each interface, and which are disturbed', () => {
  const health = new Map([['vinToVehicle', { errorPercent: 0.5, p50Ms: 12, isDisturbed: false }]]);
  const rowsOf = (given: Parameters<typeof documentSource>[0]) =>
    findPage(documentSource(given), 'status')?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(rowsOf({ health })?.[0]?.slice(1)).toEqual(['Available', '0.5 %', '12 ms', '2']);
  expect(rowsOf({})?.[0]?.slice(1)).toEqual(['Available', '—', '—', '2']);
  const disturbed = new Map([['vinToVehicle', { errorPercent: 60, p50Ms: 12, isDisturbed: true }]]);
  expect(rowsOf({ health: disturbed })?.[0]?.[1]).toBe('Available; many errors at present');
  const interfaces = [vinToVehicle({ status: 'deprecated', sunsetOn: '2027-01-01' })];
  expect(rowsOf({ health: disturbed, interfaces })?.[0]?.[1]).toBe(
    'Deprecated, ends on 2027-01-01; many errors at present',
  );
});

test('the name of the replacement is given only if the reader may see it', () => {
  const deprecated = vinToVehicle({ status: 'deprecated', replacementCode: 'other', sunsetOn: '2027-01-01' });
  expect(findPage(documentSource({ interfaces: [deprecated] }), '7')?.interface).toMatchObject({
    status: 'deprecated',
    sunsetOn: '2027-01-01',
    replacement: null,
  });
});
