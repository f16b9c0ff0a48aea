import sharp, { type Sharp } from 'sharp';

/** The conditions of a photo; the defaults are a scanner's. */
export interface Shot {
  /** Pixels of the longer side. */
  longSide?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** Sideways lean, as a share of the height. */
  shear?: number;
  /** Gaussian, in pixels of the finished picture. */
  blur?: number;
  /** Standard deviation of the grain, of 255. */
  noise?: number;
  /** 1 is untouched, 0.3 is a faded copy. */
  contrast?: number;
  brightness?: number;
  jpegQuality?: number;
  /** Background on each side, as a share of the object's size. */
  margin?: number;
  backdrop?: string;
  /** Light that falls off from one corner. */
  shade?: number;
  /** A reflected lamp: how much it whitens its middle, from 0 to 1. */
  glare?: number;
}

/** Renders a drawing as a JPEG photo taken by a phone. */
export async function photograph(svg: string, shot: Shot = {}): Promise<Buffer> {
  const { longSide = 1600, turn = 0, shear = 0, margin = 0, backdrop = '#6b5a45' } = shot;
  let picture = sharp(await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer());
  const { width, height } = await picture.metadata();
  const scale = longSide / Math.max(width, height) / (1 + 2 * margin);
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  // A new chain for each step: within one chain sharp applies its own order.
  picture = await flush(picture.resize(w, h).flatten({ background: backdrop }));
  if (shear !== 0) picture = await flush(picture.affine([1, shear, 0, 1], { background: backdrop }));
  if (turn !== 0) picture = await flush(picture.rotate(turn, { background: backdrop }));
  if (margin > 0) {
    const [x, y] = [Math.round(w * margin), Math.round(h * margin)];
    picture = await flush(picture.extend({ left: x, right: x, top: y, bottom: y, background: backdrop }));
  }
  if (shot.shade !== undefined) picture = await flush(await shaded(picture, shot.shade));
  if (shot.glare !== undefined) picture = await flush(await withGlare(picture, shot.glare));
  const { contrast = 1, brightness = 0 } = shot;
  picture = picture.removeAlpha().linear(contrast, 128 * (1 - contrast) + brightness);
  if (shot.blur !== undefined) picture = (await flush(picture)).blur(shot.blur);
  if (shot.noise !== undefined) picture = await grained(picture, shot.noise);
  return picture.jpeg({ quality: shot.jpegQuality ?? 88 }).toBuffer();
}

async function flush(picture: Sharp): Promise<Sharp> {
  return sharp(await picture.png({ compressionLevel: 1 }).toBuffer());
}

async function shaded(picture: Sharp, strength: number): Promise<Sharp> {
  const { width, height } = await picture.metadata();
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="l" cx=".2" cy=".2" r="1.1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${strength}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`;
  return picture.composite([{ input: Buffer.from(light) }]);
}

async function withGlare(picture: Sharp, strength: number): Promise<Sharp> {
  const { width, height } = await picture.metadata();
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="l" cx=".6" cy=".5" r=".45"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`;
  return picture.composite([{ input: Buffer.from(light) }]);
}

async function grained(picture: Sharp, sigma: number): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  let state = 12_345;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (let index = 0; index < data.length; index += info.channels) {
    // Approximates a normal distribution by the sum of three uniform values.
    const shift = (next() + next() + next() - 1.5) * 2 * sigma;
    for (let channel = 0; channel < info.channels; channel += 1) {
      data[index + channel] = Math.max(0, Math.min(255, (data[index + channel] ?? 0) + shift));
    }
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
