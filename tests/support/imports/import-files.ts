import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CatalogueFileName } from '../../../src/contract/imports/format/catalogue-file.ts';
import { importFromPath } from '../../../src/server/imports/jobs/import-from-path.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';

/** CSV files by their name in the format, and other files by their path. */
export type ImportFiles = Partial<Record<CatalogueFileName, string>> & { others?: Record<string, Buffer | string> };

interface ImportOptions {
  source?: string;
  isFull?: boolean;
  publishes?: boolean;
  replacesNewer?: boolean;
}

/** Writes the files into a folder and imports it. */
export async function importFiles(
  db: Database,
  { others = {}, ...tables }: ImportFiles,
  { source = 'acme', isFull = false, publishes = true, replacesNewer = false }: ImportOptions = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-import-'));
  try {
    const csv = Object.entries(tables).map(([name, text]) => [`${name}.csv`, text] as const);
    for (const [name, content] of [...csv, ...Object.entries(others)]) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    return await importFromPath(
      db,
      { path: folder, source: { code: source, name: source }, isFull, replacesNewer },
      { isDryRun: false, publishes, onStep: () => undefined },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A small catalogue with every kind of condition. */
export const sampleCatalogue = {
  brands: 'id,name,nameEn\nACM,艾克姆,Acme\n',
  families: 'id,brand,name,nameEn\nF1,ACM,山猫,Lynx\n',
  groups: 'id,family,name,yearFrom,displacement\nG1,F1,山猫 2020 2.0T,2020,2.0T\n',
  vehicles:
    'id,group,name,year,gearbox,seats,producedFrom,producedTo,options\nV1,G1,山猫 自动,2020,8AT,5,2020-01,2021-12,1KD;PR1\nV2,G1,山猫 手动,2020,6MT,5,2020-01,,\n',
  'vin-rules': 'prefix,yearCode,vehicle\nLACMA1B2,L,V1\nLACMA1B3,L,V2\n',
  announcements: 'vehicle,announcement\nV1,ACM7200A\nV1,ACM7200B\n',
  configurations: 'vehicle,item,value\nV1,前制动器,通风盘 288 mm\n',
  'part-groups': 'id,tree,parent,name\nBR,passenger,,制动\nBRF,passenger,BR,前制动器\n',
  drawings: 'id,file\nD1,drawings/d1.svg\n',
  hotspots: 'drawing,callout,x,y,width,height\nD1,1,100,120,,\nD1,2,300,200,40,20\n',
  assemblies: 'id,group,partGroup,drawing\nA1,G1,BRF,D1\n',
  'part-rows':
    'assembly,callout,number,name,quantity,remark,producedTo,options,question,answer\nA1,1,AC-100 200,前制动片,1,,2020-12,,,\nA1,1,AC-100 201,前制动片,1,,,,前制动盘直径？,288 mm\nA1,2,AC-300 1,奇异支架,2,左,,1KD,,\n',
  replacements: 'from,to,date\nAC-100 200,AC-100 201,2024-05-01\n',
  prices:
    'number,province,price,taxIncluded,date\nAC-100 200,,100.00,yes,2026-11-01\nAC-100 200,上海,"1,110.50",no,2026-11-01\n',
  others: {
    'drawings/d1.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1400" viewBox="0 0 800 1400"><path d="M0 0h800v1400H0z" fill="none" stroke="#000"/></svg>',
  },
} satisfies ImportFiles;
