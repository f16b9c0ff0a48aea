import { expect, test } from 'vitest';
import { svgText } from '../../../../src/server/imports/drawings/svg-text.ts';

const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

test('the byte order mark decides, then the declared encoding, then UTF-8', () => {
  const svg = '<svg>制动盘</svg>';
  for (const isBigEndian of [true, false]) expect(svgText(utf16(svg, isBigEndian))).toBe(svg);
  expect(svgText(Buffer.from(`\ufeff  ${svg}`))).toBe(svg);
  const gbk = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="gb18030"?><svg>'),
    Buffer.from([0xd6, 0xc6]),
    Buffer.from('</svg>'),
  ]);
  expect(svgText(gbk)).toContain('<svg>制</svg>');
});

test('bytes that are no text of their encoding, an unknown encoding and NUL characters are no text', () => {
  expect(svgText(Buffer.from([0x3c, 0xff, 0xfe, 0xfd]))).toBeUndefined();
  expect(svgText(Buffer.from('<?xml version="1.0" encoding="klingon"?><svg/>'))).toBeUndefined();
  expect(svgText(Buffer.from('<svg>\0</svg>'))).toBeUndefined();
});
