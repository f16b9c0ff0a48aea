import { z } from 'zod';
import { Id } from '../../../contract/fields.ts';
import {
  IMPORT_BYTES_MAX,
  importFailures,
  importStatuses,
  PRICE_LIST_BYTES_MAX,
  PRICE_LIST_PART_TEXT_MAX,
  PRICE_LIST_STATE,
  PRICE_LIST_UPLOAD,
} from '../../../contract/imports/rules.ts';
import { Refusal } from '../../platform/errors.ts';
import { type ApiCaller, type ApiOperation, defineOperation } from './api-operation.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';

const count = z.number().int().min(0);
const industry = ['供应商、主机厂', 'Suppliers, makers'] as const;

const statusField = field(
  z.enum(importStatuses),
  'uploading 等待其余部分，inspecting、checking 处理中，mapping 等待我方人员确认列，planned 等待我方人员发布，publishing 发布中，published 已发布，withdrawn 已撤回，discarded 已作废，failed 失败',
  'uploading: the rest is missing; inspecting, checking: at work; mapping: our staff confirms the columns; planned: our staff publishes it; publishing, published, withdrawn, discarded, failed',
  'inspecting',
);
const importIdField = field(Id, '导入编号', 'Id of the import', 42);

/** Price lists of suppliers, uploaded by their programs. A test key imports nothing. */
export function priceListOperations({ priceLists }: CatalogueServices): readonly ApiOperation[] {
  return [upload(priceLists), state(priceLists)];
}

function upload(priceLists: CatalogueServices['priceLists']): ApiOperation {
  return defineOperation({
    code: PRICE_LIST_UPLOAD,
    document: document('price', {
      name: ['上传价目表', 'Upload a price list'],
      summary: [
        '供应商用密钥上传价目表（CSV、JSON Lines、Excel 或 zip），可分多次。列的含义首次由我方人员确认并记住。须先为密钥开通该供应商；请携带 Idempotency-Key。测试密钥不导入任何数据。',
        'Uploads a price list (CSV, JSON Lines, Excel or zip) with a key, in one part or several. Our staff confirms its columns the first time, and they are remembered. We have to allow the supplier for the key first. Send an Idempotency-Key. A test key imports nothing.',
      ],
      rule: 'free',
      count: 0,
      industry,
    }),
    body: z.strictObject({
      source: field(
        z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
        '供应商代码，由我方提供',
        'The code of the supplier, which we tell you',
        'acme',
      ),
      fileName: field(
        z.string().regex(/^[^/\\\p{Cc}]{1,200}\.(?:csv|tsv|txt|jsonl|ndjson|xlsx|xlsm|zip)$/iu),
        '文件名，扩展名为 csv、tsv、txt、jsonl、ndjson、xlsx、xlsm 或 zip',
        'The name of the file; it ends in csv, tsv, txt, jsonl, ndjson, xlsx, xlsm or zip',
        'prices.csv',
      ),
      content: field(
        z
          .string()
          .min(4)
          .max(PRICE_LIST_PART_TEXT_MAX)
          .regex(/^[A-Za-z0-9+/]+={0,2}$/),
        `文件或其一部分，base64，不超过 ${PRICE_LIST_PART_TEXT_MAX.toLocaleString('en')} 个字符`,
        `The file or a part of it in base64, at most ${PRICE_LIST_PART_TEXT_MAX.toLocaleString('en')} characters`,
        'bnVtYmVyLHByaWNlCjVDMCA2OTggMTUxLDI4NgoxSzAgNjk4IDE1MSBBLDMxOAo=',
      ),
      totalBytes: field(
        z.number().int().min(1).max(PRICE_LIST_BYTES_MAX).optional(),
        `整个文件的字节数，不超过 ${PRICE_LIST_BYTES_MAX.toLocaleString('en')}；一次传完时可省略`,
        `The bytes of the whole file, at most ${PRICE_LIST_BYTES_MAX.toLocaleString('en')}; may be left out if this is all of it`,
        47,
      ),
      importId: field(
        Id.optional(),
        '续传时：第一部分返回的导入编号',
        'Of a further part: the id that the first one was answered with',
        42,
      ),
      startsAt: field(
        count.max(IMPORT_BYTES_MAX).default(0),
        '续传时：该部分在文件中的起始字节',
        'Of a further part: its first byte in the file',
        0,
      ),
      publish: field(
        z.boolean().default(false),
        '检查后自动发布；变动超过审批限额时仍由我方人员发布',
        'Publish it once it is checked; above the limits for approval our staff still does',
        false,
      ),
    }),
    result: z.strictObject({
      importId: importIdField,
      status: statusField,
      receivedBytes: field(count, '已收到的字节数', 'The bytes received so far', 47),
    }),
    errorCodes: ['300351', '300352', '300353', '300921', '300925'],
    async run({ source, fileName, content, totalBytes, importId, startsAt, publish }, caller) {
      const bytes = Buffer.from(content, 'base64');
      const key = liveKeyOf(caller);
      if (key === undefined) return { importId: 1, status: 'inspecting' as const, receivedBytes: bytes.length };
      const file = { source, fileName, content: bytes, totalBytes: totalBytes ?? bytes.length };
      return priceLists.upload({ ...file, importId, startsAt, publishes: publish }, key);
    },
  });
}

function state(priceLists: CatalogueServices['priceLists']): ApiOperation {
  return defineOperation({
    code: PRICE_LIST_STATE,
    document: document('price', {
      name: ['价目表导入结果', 'State of a price list'],
      summary: [
        '已上传价目表的处理状态、变动数量和被拒绝的行（每页 100 行）。',
        'How far an uploaded price list is, what it changes, and its refused rows, 100 a page.',
      ],
      rule: 'free',
      count: 0,
      industry,
    }),
    body: z.strictObject({
      importId: importIdField,
      refusedPage: field(
        z.number().int().min(1).max(100_000).default(1),
        '被拒绝的行的页码',
        'The page of refused rows',
        1,
      ),
    }),
    result: z.strictObject({
      importId: importIdField,
      source: field(z.string(), '供应商代码', 'The code of the supplier', 'acme'),
      status: statusField,
      version: field(Id.nullable(), '发布成的目录版本', 'The version of the catalogue that it became', 7),
      failure: field(
        z.enum(importFailures).nullable(),
        '失败原因：unreadable 无法读取，nothingToImport 没有内容，notPriceList 不是价目表，noRole、diskFull、gaveUp 为我方原因',
        'Why it failed: unreadable, nothingToImport or notPriceList; noRole, diskFull and gaveUp are ours',
        null,
      ),
      plan: field(
        z
          .strictObject({
            rows: field(count, '文件的行数', 'Rows of the file', 1_200),
            refused: field(count, '被拒绝的行数', 'Rows that were refused', 3),
            new: field(count, '新增价格的 OE 号', 'Numbers that get their first price', 20),
            changed: field(count, '价格变动的 OE 号', 'Numbers whose price changes', 310),
            same: field(count, '没有变化的 OE 号', 'Numbers whose price stays', 867),
            movedAbove50: field(count, '变动超过 50% 的 OE 号', 'Numbers that move by more than 50 %', 0),
          })
          .nullable(),
        '检查结果；未检查完时为空',
        'What was found; null until it is checked',
      ),
      refusedTotal: field(count, '问题总数', 'Problems in all', 1),
      refusedRows: field(
        z.array(
          z.strictObject({
            line: field(count, '行号', 'The line', 17),
            field: field(z.string(), '字段', 'The field', 'number'),
            code: field(z.string(), '原因代码', 'A code of the reason', 'unknownReference'),
            value: field(z.string().nullable(), '文件中的值', 'What the file has there', '5C0 698 15X'),
            reason: field(
              z.string(),
              '原因',
              'The reason',
              '在文件和目录中都找不到',
              'is neither in the file nor in the catalogue',
            ),
          }),
        ),
        '被拒绝的行',
        'The refused rows',
      ),
    }),
    errorCodes: [],
    async run({ importId, refusedPage }, caller) {
      const key = liveKeyOf(caller);
      if (key === undefined) {
        const nothing = { version: null, failure: null, plan: null, refusedTotal: 0, refusedRows: [] };
        return { importId, source: 'test', status: 'inspecting' as const, ...nothing };
      }
      return (await priceLists.find({ importId, refusedPage, language: caller.language }, key)) ?? null;
    },
  });
}

/** Undefined for test keys. @throws Refusal 300351 for anything else than a key */
function liveKeyOf({ userId, keyId, mode }: ApiCaller): { userId: number; keyId: number } | undefined {
  if (mode === 'test') return undefined;
  if (keyId === null) throw new Refusal('300351');
  return { userId, keyId };
}
