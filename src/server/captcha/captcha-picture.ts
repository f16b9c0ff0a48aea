import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import captcha from 'svg-captcha';

interface DrawnCaptcha {
  text: string;
  /** As a data URL. */
  image: string;
}

const WIDTH = 160;
const HEIGHT = 56;

/**
 * Draws five letters and digits. A program could recognise the characters by their vector outlines, so the result is a
 * bitmap, randomly sheared, stretched and blurred.
 */
export async function drawCaptcha(): Promise<DrawnCaptcha> {
  const { text, data } = captcha.create({
    size: 5,
    noise: 3,
    // Characters that are easily confused.
    ignoreChars: '0oO1iIlLqg9',
    color: false,
    background: '#ffffff',
    width: WIDTH,
    height: HEIGHT,
  });
  const png = await sharp(Buffer.from(data))
    .affine([1, between(-0.25, 0.25), between(-0.06, 0.06), between(0.9, 1.1)], { background: '#ffffff' })
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: '#ffffff' })
    .blur(between(0.4, 0.7))
    .png({ palette: true, colours: 16 })
    .toBuffer();
  return { text, image: `data:image/png;base64,${png.toString('base64')}` };
}

function between(least: number, most: number): number {
  return least + (randomInt(0, 1_001) / 1_000) * (most - least);
}
