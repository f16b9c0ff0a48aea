import { setTimeout as wait } from 'node:timers/promises';
import { FileUtilsBase, ImageRawBase, registerBackend } from '@gutenye/ocr-common';
import { splitIntoLineImages } from '@gutenye/ocr-common/splitIntoLineImages';
import cv from '@techstark/opencv-js';
import { InferenceSession } from 'onnxruntime-node';
import sharp from 'sharp';
import { loadOcrModel, type OcrModel } from './ocr-model.ts';
import type { Corners, PixelPicture, Point } from './text-line.ts';

/** Mean and standard deviation of ImageNet, which the model was trained from. */
const NORMALISATION = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] } as const;
/** PP-OCR's own limit: larger pictures take longer and are read no better. */
const SIDE_MAX = 960;
/** The model wants sides divisible by this. */
const SIDE_STEP = 32;
/** Probability from which a pixel belongs to text. */
const TEXT_THRESHOLD = 0.3;
/** `splitIntoLineImages` turns a crop that is so much higher than wide by 90 degrees anticlockwise. */
const UPRIGHT_RATIO = 1.5;

export interface DetectedLine {
  /** The line cut out, running from left to right; it may be upside down. */
  picture: PixelPicture;
  /** The crop's corners in the whole picture. */
  corners: Corners;
}

export type LineDetector = (picture: PixelPicture) => Promise<DetectedLine[]>;

/** Copies the pixels: those that the library passes are OpenCV's memory, which moves when it grows. */
class CopiedImage extends ImageRawBase {
  constructor({ data, width, height }: PixelPicture) {
    super({ data: new Uint8Array(data), width, height });
  }
}

/** Finds the lines of text in a picture with PP-OCR's detection model. */
export async function createLineDetector(modelPath: string): Promise<LineDetector> {
  registerBackend({
    FileUtils: FileUtilsBase,
    ImageRaw: CopiedImage,
    InferenceSession,
    splitIntoLineImages,
    defaultModels: undefined,
  });
  const model = await loadOcrModel(modelPath, NORMALISATION);
  // OpenCV compiles in the background. Awaiting the module itself would never return, as it resolves to itself.
  while (cv.Mat === undefined) await wait(10);

  return async (picture) => {
    const mask = await textMask(model, picture);
    const lines = await splitIntoLineImages(new CopiedImage(mask), new CopiedImage(picture));
    return lines.flatMap(({ image, box }) => {
      const corners = cornersOf(box, image);
      return corners === undefined ? [] : [{ picture: image.getImageRawData(), corners }];
    });
  };
}

/** White where the model sees text, black elsewhere. */
async function textMask(model: OcrModel, picture: PixelPicture): Promise<PixelPicture> {
  const { data, width, height } = await resizedForModel(picture);
  const { values: probabilities } = await model({ data, width, height });
  const mask = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const value = (probabilities[pixel] ?? 0) > TEXT_THRESHOLD ? 255 : 0;
    mask.fill(value, pixel * 4, pixel * 4 + 3);
  }
  return { data: mask, width, height };
}

async function resizedForModel({ data, width, height }: PixelPicture): Promise<PixelPicture> {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  const sideOf = (side: number) => Math.max(1, Math.round((side * scale) / SIDE_STEP)) * SIDE_STEP;
  const size = { width: sideOf(width), height: sideOf(height) };
  const resized = sharp(data, { raw: { width, height, channels: 4 } }).resize({ ...size, fit: 'fill' });
  return { data: await resized.raw().toBuffer(), ...size };
}

/** The box's corners in the order of the crop's, which may have been turned. */
function cornersOf(box: number[][], crop: { width: number; height: number }): Corners | undefined {
  const [topLeft, topRight, bottomRight, bottomLeft] = box.map(([x = 0, y = 0]): Point => ({ x, y }));
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return undefined;
  const width = Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y);
  const height = Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y);
  const isTurned = height / width >= UPRIGHT_RATIO && crop.width > crop.height;
  return isTurned ? [topRight, bottomRight, bottomLeft, topLeft] : [topLeft, topRight, bottomRight, bottomLeft];
}
