import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { PixelPicture } from './text-line.ts';

/** One thread leaves processors to the server; an arena would hold on to the memory of the largest picture. */
const SESSION_OPTIONS: InferenceSession.SessionOptions = { intraOpNumThreads: 1, enableCpuMemArena: false };

/** Of the colours that the model was trained with, in the order of its channels. */
interface Normalisation {
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
}

export interface ModelOutput {
  values: Float32Array;
  dims: readonly number[];
}

export type OcrModel = (picture: PixelPicture) => Promise<ModelOutput>;

/** Loads one of PP-OCR's ONNX models: it takes a picture and gives 32-bit floats. */
export async function loadOcrModel(path: string, normalisation: Normalisation): Promise<OcrModel> {
  const session = await InferenceSession.create(path, SESSION_OPTIONS);
  const { inputNames, outputNames } = session;
  return async (picture) => {
    const results = await session.run({ [inputNames[0] ?? '']: toTensor(picture, normalisation) });
    const output = results[outputNames[0] ?? ''];
    if (!(output?.data instanceof Float32Array)) throw new Error(`${path} does not give 32-bit floats`);
    return { values: output.data, dims: output.dims };
  };
}

/** Planes of blue, green and red, as PP-OCR was trained on OpenCV's pictures; shape [1, 3, height, width]. */
function toTensor({ data, width, height }: PixelPicture, { mean, deviation }: Normalisation): Tensor {
  const size = width * height;
  const planes = new Float32Array(3 * size);
  for (const channel of [0, 1, 2] as const) {
    const offset = 2 - channel;
    const [average, scale] = [255 * mean[channel], 255 * deviation[channel]];
    for (let pixel = 0; pixel < size; pixel += 1) {
      planes[channel * size + pixel] = ((data[pixel * 4 + offset] ?? 0) - average) / scale;
    }
  }
  return new Tensor('float32', planes, [1, 3, height, width]);
}
