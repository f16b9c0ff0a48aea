import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCaptcha } from '../../../src/server/captcha/captcha-picture.ts';

test('a picture shows five characters that are not easily confused, as a small bitmap', async () => {
  for (const _ of Array.from({ length: 20 })) {
    const { text, image } = await drawCaptcha();
    expect(text).toMatch(/^[ACEFHJKMNPRTWXY3479]{5}$/);
    const [type, base64 = ''] = image.split(',');
    expect(type).toBe('data:image/png;base64');
    const picture = sharp(Buffer.from(base64, 'base64'));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 160, height: 56 });
    // Strokes cover a part of it: neither empty nor blotted.
    const { channels } = await picture.greyscale().stats();
    expect(channels[0]?.mean).toBeGreaterThan(150);
    expect(channels[0]?.mean).toBeLessThan(245);
  }
});

test('pictures of different captchas differ', async () => {
  const pictures = await Promise.all(Array.from({ length: 10 }, drawCaptcha));
  expect(new Set(pictures.map(({ image }) => image)).size).toBe(10);
  expect(new Set(pictures.map(({ text }) => text)).size).toBeGreaterThan(1);
});
