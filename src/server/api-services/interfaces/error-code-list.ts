import { apiErrorCodes, CHARGED_CODE } from '../../../contract/api-services/interfaces/error-codes.ts';
import { codeMessages } from '../../../contract/code-messages.ts';
import { httpStatusOf } from '../../../contract/code-statuses.ts';

/** The codes of interfaces with what they mean and what to do, in both languages. */
export const errorCodeRows = apiErrorCodes.map(({ code, isGeneral, remedy }) => ({
  code,
  httpStatus: httpStatusOf(code),
  isGeneral,
  isCharged: code === CHARGED_CODE,
  meaning: codeMessages[code].zh,
  meaningEn: codeMessages[code].en,
  remedy: remedy.zh,
  remedyEn: remedy.en,
}));
