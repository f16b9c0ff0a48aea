import type { CodeMessage } from '../../code-messages.ts';
import type { Code } from '../../codes.ts';

/** A code that interfaces answer with; its meaning is its message in code-messages.ts. */
export interface ApiErrorCode {
  code: Code;
  /** Of every interface; the others are stated by the definitions that answer with them. */
  isGeneral: boolean;
  /** What the caller should do. */
  remedy: CodeMessage;
}

const general = (code: Code, zh: string, en: string): ApiErrorCode => ({ code, isGeneral: true, remedy: { zh, en } });
const special = (code: Code, zh: string, en: string): ApiErrorCode => ({ code, isGeneral: false, remedy: { zh, en } });

/** Only 000000 is charged: a refusal, an empty answer and an error of ours are free. */
export const CHARGED_CODE = '000000' satisfies Code;

/** Every code that operations, upstreams and the gateway answer with, in the order of the documents. */
export const apiErrorCodes: readonly ApiErrorCode[] = [
  general('000000', '正常处理 result', 'Use the result'),
  general(
    '100100',
    '没有数据，不收费；请核对输入，无需重试',
    'Nothing was found, and nothing is charged: check the input; a retry finds nothing either',
  ),
  general(
    '900400',
    '按 result.problems 中的路径修正请求体后再试',
    'Correct the body at the paths of result.problems, then try again',
  ),
  general('900413', '缩小请求体，不超过 64 KB', 'Send a body of at most 64 kB'),
  general('900415', '以 application/json 发送请求体', 'Send the body as application/json'),
  general(
    '900500',
    '稍后重试；持续出现请提供 requestId 联系客服',
    'Try again later; if it persists, contact us with the requestId',
  ),
  general('900503', '按 Retry-After 等待后重试', 'Wait as Retry-After says, then try again'),
  special(
    '200200',
    '核对 VIN 第 9 位校验位，或先调用 VIN 纠错',
    'Check position 9 of the VIN, or ask for repairs of the VIN first',
  ),
  special(
    '200201',
    '该 VIN 属于其他车型：用 VIN 重新查车型',
    'The VIN belongs to another vehicle: look the VIN up again',
  ),
  special('200400', '传入 17 位 VIN（不含 I、O、Q）', 'Send 17 letters and digits without I, O and Q'),
  special('210101', '上传 JPEG、PNG 或 WebP 图片', 'Send a JPEG, PNG or WebP picture'),
  special('210102', '缩小图片尺寸后再试', 'Send a picture with fewer pixels'),
  special('210103', '重新拍摄清晰的照片', 'Take a clearer picture'),
  special('210104', '确认图片中有 VIN', 'Make sure that the picture shows a VIN'),
  special('210106', '稍后重试，不收费', 'Try again later; nothing is charged'),
  special('700101', '该车型没有保养方案，无需重试', 'The vehicle has no maintenance plan: a retry finds none either'),
  special('800014', '先开通电商价服务', 'Buy the service of e-commerce prices first'),
  special(
    '301115',
    '上游暂不可用，稍后重试，不收费',
    'The upstream is unavailable: try again later; nothing is charged',
  ),
  special('301116', '上游返回异常，稍后重试，不收费', 'The upstream failed: try again later; nothing is charged'),
];
