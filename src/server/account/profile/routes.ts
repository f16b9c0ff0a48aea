import type { accountCalls } from '../../../contract/account/calls.ts';
import type { ProfilePart, UserDetail } from '../../../contract/account/schemas.ts';
import type { Language } from '../../../contract/codes.ts';
import { DICTIONARY_ROOT } from '../../../contract/dictionaries/rules.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { type Choice, confirmPart, dictionaryOf, getDetail, listChoices } from './repository.ts';
import { updateProfile } from './service.ts';

/** What a user tells of themselves: one's own account, and nobody else's. */
export function profileRoutes({ db }: { db: Database }) {
  return handlersOf<typeof accountCalls>()({
    async userDetail({ id }, { session }) {
      refuseOthers(id, session.userId);
      return getDetail(db.sql, session.userId);
    },
    async updateDetail({ id, ...values }, { session }) {
      refuseOthers(id, session.userId);
      return updateProfile(db, session, values);
    },
    updateCompany: (values, { session }) => updateProfile(db, session, values),
    updateIndustry: (values, { session }) => updateProfile(db, session, values),
    updateCareer: (values, { session }) => updateProfile(db, session, values),
    updateChannel: (values, { session }) => updateProfile(db, session, values),
    updateBusinessDesc: (values, { session }) => updateProfile(db, session, values),
    updateCommunication: (values, { session }) => updateProfile(db, session, values),
    ...perfectRoutes(db),
    async profileChoices(_body, { language }) {
      const entries = await listChoices(db.sql, DICTIONARY_ROOT);
      const of = (category: string) => entries.filter(({ dictionaryName }) => dictionaryName === category);
      return {
        companyTypes: choicesIn(of(dictionaryOf.companyType), language),
        careers: choicesIn(of(dictionaryOf.jobFlag), language),
        channels: choicesIn(of(dictionaryOf.howKnowEpc), language),
      };
    },
    async showInterFacePwd(_body, { session }) {
      const account = await db.sql
        .selectFrom('account')
        .select('interfacePassword')
        .where('userId', '=', session.userId)
        .executeTakeFirst();
      if (account === undefined || account.interfacePassword === null) throw new Refusal('600203');
      return { interFacePwd: account.interfacePassword };
    },
  });
}

function perfectRoutes(db: Database) {
  const confirming =
    (part: ProfilePart) =>
    async (_body: { perfect: 'true' }, { session }: AuthedContext): Promise<UserDetail> => {
      await confirmPart(db.sql, session.userId, part);
      return getDetail(db.sql, session.userId);
    };
  return handlersOf<typeof accountCalls>()({
    perfectUpdate: confirming('userPerfect'),
    perfectCompanyMessage: confirming('companyMessage'),
    perfectCompanyType: confirming('companyType'),
    perfectJob: confirming('job'),
    perfectHowKnow: confirming('howKnow'),
    perfectBusinessDesc: confirming('businessDesc'),
    perfectCommunication: confirming('communication'),
  });
}

function refuseOthers(id: number | undefined, userId: number): void {
  if (id !== undefined && id !== userId) throw new Refusal('900404');
}

function choicesIn(entries: readonly Choice[], language: Language) {
  return entries.map(({ name, nameEn }) => ({
    value: name,
    label: language === 'en' && nameEn !== '' ? nameEn : name,
  }));
}
