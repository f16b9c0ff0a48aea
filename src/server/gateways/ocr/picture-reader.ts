import type { PictureReading } from '../../../contract/pictures/schemas.ts';

/** OCR of licences and VIN plates: embedded, or a cloud service. */
export interface PictureReader {
  /**
   * Reads the vehicle's data; those of its owner are dropped.
   * @throws Refusal 210101 not a picture, 210102 too many pixels, 210103 damaged, 210104 no VIN found, 210106 service
   *   unavailable or too slow, 900503 queue full
   */
  read(bytes: Buffer, wanted: 'licence' | 'plate'): Promise<PictureReading>;
  close(): Promise<void>;
}
