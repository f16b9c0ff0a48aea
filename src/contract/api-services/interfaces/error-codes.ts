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
  general('900415', '以 application/json 发送请求体，不要压缩', 'Send the body as application/json, uncompressed'),
  general(
    '900500',
    '稍后重试；持续出现请提供 requestId 联系客服',
    'Try again later; if it persists, contact us with the requestId',
  ),
  general('900503', '按 Retry-After 等待后重试', 'Wait as Retry-After says, then try again'),
  general('300355', '按 Retry-After 等待后重试', 'Wait as Retry-After says, then try again'),
  general('301210', '联系客服开通该接口', 'Ask us to open the interface for you'),
  general('301211', '购买次数后再试', 'Buy units, then try again'),
  general(
    '301212',
    '在密钥设置中添加该接口，或换用其他密钥',
    'Add the interface in the settings of the key, or use another key',
  ),
  general('301213', '在密钥设置中添加该 IP 地址', 'Add the address in the settings of the key'),
  general(
    '301214',
    '按 Retry-After 等待后，用同一个 Idempotency-Key 重试',
    'Wait as Retry-After says, then retry with the same Idempotency-Key',
  ),
  general('301215', '不同的请求使用不同的 Idempotency-Key', 'Send another Idempotency-Key with another request'),
  general(
    '301216',
    '核对密钥；已吊销或过期的请新建或轮换',
    'Check the key; add or rotate one that was revoked or has expired',
  ),
  general(
    '301217',
    '在请求头 Authorization 中携带 Bearer 加密钥，或对请求签名',
    'Send the header Authorization: Bearer with the key, or sign the request',
  ),
  general(
    '301218',
    '与 result.stringToSign 逐行比对，再用完整密钥重新签名',
    'Compare with result.stringToSign line by line, then sign again with the whole key',
  ),
  general('301219', '按 result.serverTime 校准时钟后重新签名', 'Set your clock by result.serverTime, then sign again'),
  general('301220', '每次请求生成新的随机数', 'Make a new nonce for each request'),
  general('301221', '核对接口编码', 'Check the code of the interface'),
  general('301222', '改用 result.replacementCode 指明的接口', 'Use the interface that result.replacementCode names'),
  general('301223', '按 Retry-After 等待后重试', 'Wait as Retry-After says, then try again'),
  general('301224', '明天再试，或联系客服提高每日限额', 'Try again tomorrow, or ask us for a higher limit'),
  general(
    '301225',
    '按 result.problems 中的路径修正参数后再试',
    'Correct the fields at the paths of result.problems, then try again',
  ),
  general('301226', '按格式修改 Idempotency-Key', 'Change the Idempotency-Key to the format that it has'),
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
    '300351',
    '核对供应商代码；需要时联系客服为该密钥开通',
    'Check the code of the supplier; ask us to allow it for the key',
  ),
  special('300352', '去掉 publish，由我方人员发布', 'Send the request without publish; our staff publishes the list'),
  special('300353', '等已上传的价目表处理完再上传', 'Upload again when the earlier price lists are finished'),
  special(
    '300921',
    '从已收到的位置继续上传，或从头重新上传',
    'Go on from the bytes that were received, or upload the file again from its start',
  ),
  special('300925', '该价目表已上传完毕或已作废，请重新上传', 'The list is complete or discarded: upload it again'),
  special(
    '301115',
    '上游暂不可用，稍后重试，不收费',
    'The upstream is unavailable: try again later; nothing is charged',
  ),
  special('301116', '上游返回异常，稍后重试，不收费', 'The upstream failed: try again later; nothing is charged'),
];
